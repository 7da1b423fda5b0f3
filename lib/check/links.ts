import { basePath } from '../base-path';
import type { Problem } from './problem';
import { toWrittenDate } from '../dates';
import { decode } from '../decode';
import { nearest } from '../nearest';
import { missingFeature, type Features } from '../features';
import { internalPath } from '../urls';

/** What links of a site can lead to. */
export interface Targets {
  /** Every page with its closing slash, and every file. */
  paths: ReadonlySet<string>;
  /** Where those of them lead that are aliases. */
  aliases?: ReadonlyMap<string, { route: string }>;
  /** Drafts and posts that are still to come, by their paths. */
  unpublished?: ReadonlyMap<string, { file: string; day?: string | undefined }>;
  /** Which parts of the site are enabled. */
  pages?: Features;
}

/**
 * Reports a path inside the site at which there is nothing.
 * @param place what has the link
 * @param url as it is written, with or without the base path
 */
export function checkPath(
  { file, field }: Pick<Problem, 'file' | 'field'>,
  url: string,
  { paths, aliases, unpublished, pages }: Targets,
): Problem[] {
  const path = decode((internalPath(url) ?? url).replace(/[?#].*$/, ''));
  const inside = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  // `?q=1` alone is the page itself.
  if (inside === '' || paths.has(inside)) return [];
  const hidden = unpublished?.get(inside);
  if (hidden?.day) return [{ file, field, ...tooEarly(url, toWrittenDate(hidden.day)) }];
  if (hidden) return [{ file, field, ...toDraft(url, hidden.file) }];
  const part = pages && missingFeature(inside, pages);
  if (part) return [{ file, field, ...toSwitchedOff(url, part) }];
  return [{ file, field, ...nowhere(url, nearestPath(inside, paths), aliases) }];
}

const nowhere = (url: string, near: string | undefined, aliases: Targets['aliases']) => ({
  expected: 'a link to a page or file of this site, such as /projects/, or a whole https:// URL',
  found: `"${url}", which does not exist`,
  fix: /^[^/@\s]+@[^/@\s]+\.\w+$/.test(url)
    ? `write mailto:${url}`
    : /^www\./.test(url)
      ? `write https://${url}`
      : `${near ? `write "${aliases?.get(near)?.route ?? near}", or ` : ''}correct the link, or add the page or file that it names`,
});

/**
 * Proposes a path that differs only in case, else the file or page whose last part is spelled most alike:
 * first one of the same folder.
 */
function nearestPath(path: string, paths: ReadonlySet<string>): string | undefined {
  const same = [...paths].find((other) => inOneCase(other) === inOneCase(path));
  if (same) return same;
  const isFile = /\.\w+$/.test(path);
  const partOf = isFile ? String : lastPart;
  const others = [...paths].filter((other) => isFile !== other.endsWith('/'));
  const nearestOf = (among: readonly string[]) => {
    const [name] = nearest(partOf(path), among.map(partOf), isFile ? 0.2 : undefined);
    return among.find((one) => partOf(one) === name);
  };
  const siblings = others.filter((one) => folderOf(one) === folderOf(path));
  return nearestOf(siblings) ?? nearestOf(others);
}

const inOneCase = (path: string) => path.toLowerCase().replace(/\/$/, '');

const lastPart = (path: string) => path.replace(/(\.\w+)?\/?$/, '').replace(/^.*\//, '');

const folderOf = (path: string) => path.replace(/[^/]*\/?$/, '');

const toDraft = (url: string, file: string) => ({
  expected: 'a link to a page that is published',
  found: `"${url}", which is a draft`,
  fix: `remove "draft: true" from ${file}, or remove the link`,
});

const toSwitchedOff = (url: string, part: string) => {
  const hasContent = part === 'blog' || part === 'projects';
  const orEmpty = hasContent ? `, or nothing is published in content/${part}/` : '';
  return {
    expected: 'a link to a page that the site has',
    found: `"${url}", which is not there: app/${part}/ was removed${orEmpty}`,
    fix: `${hasContent ? 'publish something' : 'bring the folder back with git'}, or remove the link`,
  };
};

const tooEarly = (url: string, day: string) => ({
  expected: 'a link to a page that is published by then',
  found: `"${url}", which works from ${day}`,
  fix: `add the link on that day, or give this page a "date" of ${day} or later`,
});
