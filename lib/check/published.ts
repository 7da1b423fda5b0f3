import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../content/problem';

/** The list of paths that the site has published, in the folder of the site. */
export const PUBLISHED = 'published.txt';

/** The list of a site that has published nothing. */
export const emptyList = [
  '# The paths that this site has published. The build adds new ones; keep this file in git. A page',
  '# that goes needs an alias on the page that takes its place, or its line is removed here.',
  '',
].join('\n');

const linesOf = (root: string): string[] => {
  const file = path.join(root, PUBLISHED);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
};

/** The lists of posts come and go with their posts, and have no front matter for aliases. */
const LIST = /^\/blog\/(archive|page|series|tags)\//;

/** Whether there must be a page or an alias at a path for ever, once it has been published. */
export const isKept = (path: string): boolean => /(\/|\.html)$/.test(path) && !LIST.test(path);

/**
 * Finds published paths at which there is nothing any more.
 * @param root the folder of the site
 * @param paths every page of the site with its closing slash, every file and every alias
 */
export const checkPublished = (root: string, paths: ReadonlySet<string>): Problem[] =>
  linesOf(root).flatMap((line, index) => {
    const published = line.trim();
    if (!published.startsWith('/') || paths.has(published)) return [];
    return [vanished(PUBLISHED, published, index + 1)];
  });

/** A published path at which there is nothing any more. */
export const vanished = (file: string, published: string, line?: number): Problem => ({
  ...{ file, ...(line && { line }), field: published, found: 'nothing' },
  expected: 'a page, or an alias that leads on from this path',
  fix:
    `add "aliases: [${published}]" to the front matter of the page that took its place` +
    (line ? ', or remove this line if nobody needs it any more' : ''),
});

/**
 * The list with the paths of a site added.
 * @param root the folder of the site
 * @param paths every page of the site with its closing slash, every file and every alias
 */
export function publishedList(root: string, paths: ReadonlySet<string>): string {
  const known = linesOf(root).filter((line) => line.startsWith('/'));
  const all = new Set([...known, ...[...paths].filter(isKept)]);
  return `${emptyList}${[...all].sort().join('\n')}\n`;
}
