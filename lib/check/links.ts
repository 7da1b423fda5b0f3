import { listAliases } from '../content/aliases';
import type { AnyEntry } from '../content/entry';
import type { Post } from '../content/kinds';
import type { LoadedContent } from '../content/load';
import { toWrittenDate } from '../dates';
import { missingFeature } from '../features';
import { filesIn } from '../files/files-in';
import type { Navigation, SiteLink, TimelineYear } from '../schema';
import { internalPath, basePath, decode } from '../urls';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { withSlash } from '../validation/fields';
import { nearest } from '../validation/nearest';
import type { Targets } from './targets';

/**
 * Checks a link inside the site.
 * @param url as written, without the base path, which pages add
 * @param from the entry that contains the link: a draft may link to drafts, a scheduled post to posts that
 *   appear earlier
 * @returns what is wrong with the link, if anything
 */
export function checkLink(
  url: string,
  { paths, aliases, unpublished }: Targets,
  from?: AnyEntry,
): Fault | undefined {
  const inside = decode((internalPath(url) ?? url).replace(/[?#].*$/, ''));
  // `?q=1` alone leads to the page itself.
  if (inside === '' || paths.has(inside) || aliases.has(inside)) return undefined;
  const entry = unpublished.get(inside);
  if (entry) return isPublishedInTime(entry, from) ? undefined : toUnpublished(url, entry);
  const earlier = [...aliases].flatMap(([alias, { path }]) => (paths.has(path) ? alias : []));
  const near = nearestPath(inside, [...paths, ...earlier]);
  const right = near && (aliases.get(near)?.path ?? near);
  return {
    expected: 'a link to a page or file of this site, such as /projects/, or a whole https:// URL',
    value: url,
    found: `"${decode(url)}", which does not exist`,
    fix: fixOfLink(url, right),
  };
}

function fixOfLink(url: string, near: string | undefined): string {
  if (/^[^/@\s]+@[^/@\s]+\.\w+$/.test(url)) return `write mailto:${url}`;
  if (/^www\./.test(url)) return `write https://${url}`;
  if (near) return `write ${near}`;
  return 'correct the link, or remove it; one to another site begins with https://';
}

/** Whether an entry is published by the time the page with the link appears. */
const isPublishedInTime = (entry: AnyEntry, from?: AnyEntry) =>
  from?.status === 'draft' ||
  (from?.status === 'scheduled' && entry.status === 'scheduled' && entry.day! <= from.day!);

const toUnpublished = (url: string, { status, file, day = '' }: AnyEntry): Fault => ({
  expected: 'a link to a page that is published by then',
  value: url,
  found: `"${url}", which ${status === 'draft' ? 'is a draft' : `appears on ${toWrittenDate(day)}, the date in ${file}`}`,
  fix:
    status === 'draft'
      ? `remove "draft: true" from ${file}, or remove the link`
      : 'correct the date, or add the link on that day',
});

/** The path that differs only in case, has the same name in another folder, or has the most similar spelling. */
function nearestPath(path: string, paths: readonly string[]): string | undefined {
  // On GitHub, links lead to Markdown files.
  const nameOf = (one: string) => one.replace(/\.(md|html)$|\/$/, '').replace(/^.*\//, '');
  const name = nameOf(path);
  const sameName = name === '' ? [] : paths.filter((one) => nameOf(one) === name);
  const caseless = (one: string) => one.toLowerCase().replace(/\/$/, '');
  return (
    paths.find((one) => caseless(one) === caseless(path)) ??
    nearest(path.replace(/\.(md|html)$/, '/'), sameName, Infinity)[0] ??
    nearest(path, paths, 0.34)[0]
  );
}

/** Turns a fault into a list of diagnostics. */
const inFile = (file: string, field: string, fault: Fault | undefined): Diagnostic[] =>
  fault ? [{ severity: 'error', file, field, ...fault }] : [];

/** All links of the navigation, with their fields. */
export const navigationLinks = ({ footer, ...lists }: Navigation) => [
  ...Object.entries(lists).flatMap(([list, links]) => withFields(list, links)),
  ...footer.flatMap(({ links }, index) => withFields(`footer[${index}].links`, links)),
];

const withFields = (list: string, links: readonly SiteLink[]) =>
  links.map((link, index) => ({ ...link, field: `${list}[${index}]` }));

/**
 * Finds dead links in the navigation. Links to features that the site lacks are left out of pages, so they are
 * not dead. A dead link in several lists is one error.
 * @param networks the networks of the owner's profiles; undefined if they are unknown
 */
export function checkNavigation(
  navigation: Navigation,
  networks: readonly string[] | undefined,
  targets: Targets,
): Diagnostic[] {
  const found = navigationLinks(navigation).flatMap(({ field, href, missing }) => {
    const isInside = href.startsWith('/') && !missing && !missingFeature(href, targets.features);
    const fault = isInside ? checkLink(href, targets) : checkProfile(href, networks);
    return inFile('data/navigation.ts', field, fault);
  });
  return found.flatMap((one) => {
    const same = found.filter((other) => other.found === one.found);
    return one === same[0] ? { ...one, field: same.map(({ field }) => field).join(', ') } : [];
  });
}

function checkProfile(href: string, networks?: readonly string[]): Fault | undefined {
  const [, network] = /^profile:(.*)$/.exec(href) ?? [];
  if (network === undefined || !networks || networks.includes(network)) return undefined;
  const [near] = nearest(network, networks);
  return {
    expected: `the network of a profile in data/resume.json: ${networks.join(', ') || 'there are none'}`,
    value: href,
    found: `"${href}", which is not a profile in the résumé`,
    fix: near
      ? `write profile:${near}`
      : `write ${networks.map((name) => `profile:${name}`).join(', or ') || 'another link'}`,
  };
}

/** Finds dead links in the timeline. */
export const checkTimeline = (timeline: readonly TimelineYear[], targets: Targets): Diagnostic[] =>
  timeline.flatMap(({ cards }, year) =>
    cards.flatMap(({ link = '' }, card) => {
      const fault = /^\.?\//.test(link) ? checkLink(link, targets) : undefined;
      return inFile('data/timeline.ts', `[${year}].cards[${card}].link`, fault);
    }),
  );

const fixOfHostFile: Readonly<Record<string, string>> = {
  _redirects:
    'write its redirects as "aliases" of data/site.ts, or of the text they lead to, those with * as [[redirects]] of netlify.toml; then remove it',
  _headers: 'write its headers into lib/hosts/headers.ts, and remove it',
};

/** Finds files in `public/` with the path of a page or file that the build generates. */
export const checkPublicPaths = (
  { generatedPaths }: Pick<Targets, 'generatedPaths'>,
  publicFolder = 'public',
): Diagnostic[] =>
  filesIn(publicFolder).flatMap((name) => {
    const path = `/${name}`.replace(/\/index\.html$/, '/');
    if (!generatedPaths.has(path)) return [];
    return inFile(`public/${name}`, 'file name', {
      expected: 'a path that is free',
      found: `"${path}", which the build generates`,
      fix: fixOfHostFile[name] ?? 'give the file another name, or remove it',
    });
  });

/** Finds aliases whose path is taken, and dead links among the aliases of `data/site.ts`. */
export function checkAliases(content: LoadedContent['content'], targets: Targets): Diagnostic[] {
  const holders = new Map<string, string>();
  return listAliases(content).flatMap(({ file, alias, target }) => {
    if (basePath && alias.startsWith(`${basePath}/`)) {
      return inFile(file, 'aliases', {
        expected: `paths without ${basePath}, which the build adds`,
        value: alias,
        found: `"${alias}"`,
        fix: `write ${alias.slice(basePath.length)}`,
      });
    }
    const holder = targets.paths.has(alias) ? 'a page or file of the site' : holders.get(alias);
    holders.set(alias, `an alias in ${file} too`);
    if (holder) {
      return inFile(file, 'aliases', {
        expected: 'paths that are free',
        value: alias,
        found: `"${alias}", which is ${holder}`,
        fix: 'remove the alias, or free the path',
      });
    }
    return file === 'data/site.ts' ? inFile(file, 'aliases', checkLink(target.path, targets)) : [];
  });
}

/** Finds posts whose original would be on this site itself. */
export const checkCanonicals = (
  posts: readonly Post[],
  siteUrl: string | undefined,
): Diagnostic[] =>
  posts.flatMap(({ file, path, canonical = '' }) => {
    if (!siteUrl || !canonical.startsWith(siteUrl)) return [];
    const earlier = withSlash(`/${canonical.slice(siteUrl.length)}`);
    return inFile(file, 'canonical', {
      expected: 'the URL of the original on another site',
      value: canonical,
      found: `"${canonical}", which is on this site`,
      fix: `remove the field${earlier === path ? '' : `; if that was the URL of this post before, write aliases: [${earlier}]`}`,
    });
  });
