import path from 'node:path';

/**
 * The folder with `content/`, `data/` and `public/`. The environment variable SITE sets it; by
 * default it is the root of the repository.
 */
export const siteDirectory = path.resolve(process.env.SITE || '.');

/** The output folder of the build, relative to the repository's root. */
export const outDirectory = path.relative('', path.join(siteDirectory, 'out'));

/** The folder of caches that persist between builds. */
export const cacheDirectory = path.join(siteDirectory, '.cache');
