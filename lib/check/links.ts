import { basename } from 'node:path/posix';
import { listAliases } from '../content/aliases';
import type { AnyEntry } from '../content/entry';
import type { LoadedContent } from '../content/load';
import { toWrittenDate } from '../dates';
import { missingFeature } from '../features';
import { filesIn } from '../files/files-in';
import { findFile, type PublishedFolder } from '../images/find-image';
import { imageUrl, isImage } from '../images/image';
import { pageIds, takenIds } from '../markdown/heading-anchors';
import type { Navigation, SiteLink, TimelineYear } from '../schema';
import { latinSlug } from '../slugs';
import { internalPath, basePath, decode, isAbsolute, routes } from '../urls';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';
import type { Targets } from './targets';

/** Everything that links can lead to. */
export interface Reachable {
  targets: Targets;
  folders: readonly PublishedFolder[];
  /** The ids of each page's sections and texts. */
  idsOf: ReadonlyMap<string, readonly string[]>;
  /** The URL of the site, with trailing slash. Links that begin with it stay inside. */
  siteUrl?: string | undefined;
}

/** Where a link stands. */
interface Place {
  /** The page that shows it. */
  page?: string;
  /** The folder that relative URLs are resolved against. */
  base?: string;
  /** Its entry: a draft may link to drafts, a scheduled post to posts that appear earlier. */
  entry?: AnyEntry | undefined;
}

/**
 * Checks a link, if it leads to a page or file of the site, and its anchor.
 * @param written the URL as written, without the base path, which pages add
 * @returns what is wrong with the link, if anything
 */
export function checkLink(
  written: string,
  reachable: Reachable,
  place: Place = {},
): Fault | undefined {
  const { targets, folders, siteUrl } = reachable;
  const isOwn = siteUrl !== undefined && written.startsWith(siteUrl);
  const url = isOwn ? `/${written.slice(siteUrl.length)}` : written;
  // The address of a post in `npm run dev`. Tutorials name other pages of servers.
  const [, onThisMachine = ''] = /^https?:\/\/localhost:\d+(\/blog\/.+)$/.exec(url) ?? [];
  if (targets.paths.has(onThisMachine)) {
    return { expected: 'a path of the site', found: `"${url}"`, fix: `write ${onThisMachine}` };
  }
  // With one slash behind https:, browsers open a page of this site.
  if (isAbsolute(url) && !/^https?:\/[^/]/i.test(url)) return undefined;
  const dead = findDead(url, targets, place);
  if (!dead) return checkAnchor(url, reachable, place);
  const { file } = findFile(folders, (place.base && imageUrl(url, place.base)) ?? '') ?? {};
  return file && !file.endsWith('.md') ? linkToFile(url, file) : dead;
}

function findDead(
  url: string,
  { paths, aliases, unpublished }: Targets,
  { page, entry: from }: Place,
): Fault | undefined {
  const inside = decode((internalPath(url) ?? url).replace(/[?#].*$/, ''));
  // `?q=1` alone leads to the page itself.
  const isSamePage = inside === '' && url !== '';
  if (isSamePage || paths.has(inside) || aliases.has(inside)) return undefined;
  const entry = unpublished.get(inside);
  if (entry) return isPublishedInTime(entry, from) ? undefined : toUnpublished(url, entry);
  const earlier = [...aliases].flatMap(([alias, { path }]) => (paths.has(path) ? alias : []));
  const pages = [...paths].filter((path) => path !== page && !path.endsWith('.md'));
  const cv = /\b(cv|resume)\b.*\.pdf$/i.test(inside)
    ? pages.find((path) => /^\/cv\/.*\.pdf$/.test(path))
    : undefined;
  const near = cv ?? nearestPath(inside, [...pages, ...earlier]);
  const right = near && (aliases.get(near)?.path ?? near);
  return {
    expected: 'a link to a page or file of this site, such as /projects/, or a whole https:// URL',
    value: url,
    found: url ? `"${decode(url)}", which does not exist` : 'a link without a URL',
    fix: fixOfLink(
      url,
      right,
      Object.values(routes).filter((path) => paths.has(path)),
    ),
  };
}

function fixOfLink(url: string, near: string | undefined, main: readonly string[]): string {
  if (/^[^/@\s]+@[^/@\s]+\.\w+$/.test(url)) return `write mailto:${url}`;
  if (/^(https?:\/|www\.)/i.test(url)) return `write https://${url.replace(/^https?:\//i, '')}`;
  if (/^\/?ip[fn]s\//.test(url)) return `write ${url.replace(/^\/?(ip[fn]s)\//, '$1://')}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+\//i.test(url)) return `write https://${url}`;
  if (url && near) return `write ${near}`;
  return `write the path of a page, such as ${main.join(', ')}, or make the page with npm run new; a link to another site begins with https://`;
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
  // On GitHub, links lead to Markdown files, whose names Notion ends with an id.
  const nameOf = (one: string) =>
    latinSlug(one.replace(/( [0-9a-f]{32})?\.(md|html)$|\/$/, '').replace(/^.*\//, ''));
  const name = nameOf(path);
  const sameName = name === '' ? [] : paths.filter((one) => nameOf(one) === name);
  const caseless = (one: string) => one.toLowerCase().replace(/\/$/, '');
  return (
    paths.find((one) => caseless(one) === caseless(path)) ??
    nearest(path.replace(/[^/]+\/?$/, `${name}/`), sameName, Infinity)[0] ??
    nearest(path, paths, 0.34)[0]
  );
}

/** Reports a link to a file beside a text. Only the images that texts show are published from there. */
function linkToFile(url: string, file: string): Fault {
  const move = `move ${file} to public/files/, and write /files/${basename(file)}`;
  return {
    expected: 'a link to a page, or to a file in public/: no other files are published',
    found: `"${url}"`,
    fix: isImage(file)
      ? `show the image without a link, as ![what it shows](${url}): a click enlarges it; or ${move}`
      : move,
  };
}

function checkAnchor(
  url: string,
  { targets: { aliases }, idsOf }: Reachable,
  { page = '' }: Place,
): Fault | undefined {
  // Behind :~:, browsers look for words: https://wicg.github.io/scroll-to-text-fragment/
  const [path = '', id = ''] = (internalPath(url) ?? url).replace(/:~:.*/, '').split('#');
  const target = path.replace(/\?.*/, '') || page;
  const ids = idsOf.get(aliases.get(target)?.path ?? target);
  // Browsers scroll to the top for #top.
  if (!ids || ['', 'top', ...pageIds].includes(id)) return undefined;
  // A heading with the name of a section, such as "Stack", has a number.
  const isNumbered = takenIds.includes(id) && ids.includes(`${id}-1`);
  if (!isNumbered && (ids.includes(id) || ids.includes(decode(id)))) return undefined;
  const own = ids.filter(
    (one) => !one.includes('user-content-') && !one.endsWith('footnote-label'),
  );
  const [near] = nearest(id, own);
  const headings = own.filter((one) => !takenIds.includes(one));
  const all = headings.map((one) => `#${one}`).join(', ');
  return {
    expected: 'a link to an existing heading',
    value: url,
    found: `"${url}", but no heading of ${path || page} has the id #${id}`,
    fix: near ? `write ${path}#${near}` : `remove #${id}${all && `, or write one of ${all}`}`,
  };
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
  reachable: Reachable,
): Diagnostic[] {
  const found = navigationLinks(navigation).flatMap(({ field, href, missing }) => {
    const isInside =
      href.startsWith('/') && !missing && !missingFeature(href, reachable.targets.features);
    const fault = isInside ? checkLink(href, reachable) : checkProfile(href, networks);
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
  const names = (near ? [near] : networks).map((name) => `profile:${name}`);
  return {
    expected: 'a profile in data/resume.json',
    value: href,
    found: `"${href}", which is not in the résumé`,
    fix: `write ${names.join(', or ') || 'another link'}, or add the profile to basics.profiles`,
  };
}

/** Finds dead links in the timeline. */
export const checkTimeline = (
  timeline: readonly TimelineYear[],
  reachable: Reachable,
): Diagnostic[] =>
  timeline.flatMap(({ cards }, year) =>
    cards.flatMap(({ link }, card) => {
      const fault = link === undefined ? undefined : checkLink(link, reachable);
      return inFile('data/timeline.ts', `[${year}].cards[${card}].link`, fault);
    }),
  );

const fixOfHostFile: Readonly<Record<string, string>> = {
  _redirects:
    'write its redirects as "aliases" of data/site.ts, or of the text they lead to, those with * or to other sites in the settings of your host; then remove it',
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
export function checkAliases(
  content: LoadedContent['content'],
  reachable: Reachable,
): Diagnostic[] {
  const { paths } = reachable.targets;
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
    const holder = paths.has(alias) ? 'a page or file of the site' : holders.get(alias);
    holders.set(alias, `an alias in ${file} too`);
    if (holder) {
      return inFile(file, 'aliases', {
        expected: 'paths that are free',
        value: alias,
        found: `"${alias}", which is ${holder}`,
        fix: 'remove the alias, or free the path',
      });
    }
    return file === 'data/site.ts'
      ? inFile(file, 'aliases', checkLink(target.path, reachable))
      : [];
  });
}
