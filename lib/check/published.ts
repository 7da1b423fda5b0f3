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

/** Lists come and go with what they list, and have no front matter for aliases. */
const LIST = /^\/(projects\/$|blog\/($|(archive|page|series|tags)\/))/;

/** Whether there must be a page or an alias at a path for ever, once it has been published. */
export const isKept = (path: string): boolean => /(\/|\.html)$/.test(path) && !LIST.test(path);

/**
 * Finds published paths at which there is nothing any more. The posts of a blog that is gone are one error.
 * @param root the folder of the site
 * @param paths every page of the site with its closing slash, every file and every alias
 */
export function checkPublished(root: string, paths: ReadonlySet<string>): Problem[] {
  const gone = linesOf(root).flatMap((written, index) => {
    const path = written.trim();
    if (!path.startsWith('/') || LIST.test(path) || paths.has(path)) return [];
    const [folder = ''] = /^\/[^/]+\/(?=.)/.exec(path) ?? [];
    return { path, line: index + 1, group: folder && !paths.has(folder) ? folder : path };
  });
  return [...new Set(gone.map(({ group }) => group))].map((wanted) => {
    const same = gone.filter(({ group }) => group === wanted);
    const all = same.map(({ path }) => path);
    return { ...vanished(PUBLISHED, all), line: same[0]?.line };
  });
}

/**
 * Published paths at which there is nothing any more.
 * @param file the list that has them
 */
export const vanished = (file: string, paths: readonly string[]): Problem => ({
  file,
  field: paths[0] ?? '',
  found: 'nothing',
  expected: 'a page, or an alias that leads on from this path',
  fix:
    `add "aliases: [${paths.join(', ')}]" to the front matter of the page that takes its place` +
    (file === PUBLISHED ? ', or remove the line here if nobody needs the path any more' : ''),
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
