/**
 * The base path of the site, without trailing slash; empty at the root of a host. Set with
 * `BASE_PATH=/portfolio npm run build`. next.config.mjs passes it to the browser bundle under the
 * longer name; scripts read the shorter one.
 */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? process.env.BASE_PATH ?? '';

/**
 * Prepends the base path to the path of a file or page.
 * @param path begins with a slash
 */
export const withBasePath = (path: string) => `${basePath}${path}`;
