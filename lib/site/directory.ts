import path from 'node:path';

/**
 * The folder that holds `content/`, `data/` and `public/`: the one that the environment variable SITE
 * names, else the repository's own.
 */
export const siteDirectory = path.resolve(process.env.SITE || '.');
