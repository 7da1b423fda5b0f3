import { basePath } from '../base-path';
import type { Problem } from '../content/problem';
import { toWrittenDate } from '../dates';
import { decode } from '../decode';
import { nearest } from '../nearest';

/**
 * Reports a path inside the site at which there is nothing.
 * @param url as it stands in a page or in front matter, with or without the base path
 * @param paths every page of the site with its closing slash, and every file
 * @param scheduled the days of posts that are still to come, by their paths
 */
export function checkPath(
  file: string,
  field: string,
  url: string,
  paths: ReadonlySet<string>,
  scheduled: ReadonlyMap<string, string> = new Map(),
): Problem[] {
  const path = decode(url.replace(/[?#].*$/, ''));
  const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  // `?q=1` alone is the page itself.
  if (inside === '' || paths.has(inside)) return [];
  const day = scheduled.get(inside);
  if (day) return [{ file, field, ...tooEarly(inside, toWrittenDate(day)) }];
  return [
    {
      file,
      field,
      expected:
        'a link to a page or file of this site, such as /projects/, or a whole https:// URL',
      found: `"${inside}", which does not exist`,
      fix: `${nearestPage(inside, paths)}correct the link, or add the page or file that it names; a draft is not published`,
    },
  ];
}

/** Proposes the page whose last part is spelled like that of a path. */
function nearestPage(path: string, paths: ReadonlySet<string>): string {
  const pages = [...paths].filter((path) => path.endsWith('/'));
  const [name] = nearest(lastPart(path), pages.map(lastPart));
  const page = pages.find((path) => lastPart(path) === name);
  return name && page ? `write "${page}", or ` : '';
}

const lastPart = (path: string) => path.replace(/(\.\w+)?\/?$/, '').replace(/^.*\//, '');

const tooEarly = (path: string, day: string) => ({
  expected: 'a link to a page that is published by then',
  found: `"${path}", which works from ${day}`,
  fix: `add the link on that day, or give this page a "date" of ${day} or later`,
});
