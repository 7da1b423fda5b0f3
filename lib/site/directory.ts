import path from 'node:path';

/**
 * The folder with `content/`. The environment variable CONTENT_DIR names another `content/`, with which
 * the tests build a second site; by default this is the root of the repository.
 */
export const siteDirectory = path.dirname(path.resolve(process.env.CONTENT_DIR || 'content'));

/** The folder of the export: see next.config.mjs. */
export const outDirectory = process.env.OUT_DIR || 'out';

/** The folder of caches that persist between builds. */
export const cacheDirectory = path.join(siteDirectory, '.cache');
