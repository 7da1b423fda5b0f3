/**
 * The folder below which the site is served, without closing slash; empty at the root of a host.
 * Set by `BASE_PATH=/portfolio npm run build`; next.config.mjs hands it to the browser bundle under
 * the longer name, scripts read the shorter one.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? process.env.BASE_PATH ?? '';

/**
 * Puts the base path in front of the root-relative path of a file or page.
 * @param path a path that begins with a slash
 */
export const withBasePath = (path: string) => `${basePath}${path}`;
