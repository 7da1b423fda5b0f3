const base = process.env.BASE_PATH ?? '';

/**
 * How an address of the site stands in its pages: below the base path that it was built with.
 *
 * @param path address from the root of the site, with its leading slash
 */
export const sitePath = (path: string) => `${base}${path}`;
