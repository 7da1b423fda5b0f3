import path from 'node:path';

/**
 * The folder that holds `content/`, `data/` and `public/`: the one that the environment variable SITE
 * names, else the repository's own.
 */
export const siteDirectory = path.resolve(process.env.SITE || '.');

/** The folder that the site is built into, from the repository's root. */
export const outDirectory = path.relative('', path.join(siteDirectory, 'out'));

/** The folder that keeps results from build to build. */
export const cacheDirectory = path.join(siteDirectory, '.cache');
