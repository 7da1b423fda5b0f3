import type { AnyEntry } from '@/lib/content/entry';
import type { LoadedContent } from '@/lib/content/load';
import { toWrittenDate } from '@/lib/dates';
import type { Diagnostic } from '@/lib/diagnostic';
import { findFile } from '@/lib/images/find-image';
import { imageUrl } from '@/lib/images/image';
import { dataFile } from '@/lib/languages/languages';
import { pageIds } from '@/lib/markdown/heading-anchors';
import { didYouMean } from '@/lib/nearest';
import type { Navigation, SiteLink, TimelineYear } from '@/lib/schema';
import { missingSection } from '@/lib/site-sections';
import { internalPath, basePath, decode, isAbsolute } from '@/lib/urls';
import { listAliases } from '../shared/aliases';
import type { LinkTargets } from './link-targets';
import { fieldDiagnostic } from './locations';
import type { TextFindings } from './texts/check-text';
import type { Images } from './texts/images';
import type { PageText } from './texts/page-text';

/** Everything that links can lead to. */
export interface Reachable {
  targets: LinkTargets;
  /** Whether all files can be read. Otherwise, every link to one with errors would be an error too. */
  isComplete: boolean;
  folders: Images['folders'];
  /** The ids of each page's sections and texts. */
  idsOf: ReadonlyMap<string, readonly string[]>;
  /** The URL of the site, with trailing slash. Links that begin with it stay inside. */
  siteUrl?: string | undefined;
}

/** The page that a link stands on. */
interface LinkingPage {
  /** Its path; unknown for links on all pages. */
  page?: string;
  /** The folder that relative URLs are resolved against. */
  baseUrl?: string;
  /** Its entry: a draft may link to drafts, a scheduled post to posts that appear earlier. */
  entry?: AnyEntry | undefined;
}

/**
 * Finds what is wrong with a link that leads to a page or file of the site, or with its anchor, once all files of the
 * site can be read.
 * @param href the URL in the text, without the base path, which pages add
 */
function linkProblem(
  href: string,
  reachable: Reachable,
  from: LinkingPage = {},
): string | undefined {
  const { targets, isComplete, folders, siteUrl } = reachable;
  if (!isComplete) return undefined;
  const isOwn = siteUrl !== undefined && href.startsWith(siteUrl);
  const url = isOwn ? `/${href.slice(siteUrl.length)}` : href;
  // The URL of a post in `npm run dev`. Other localhost URLs are examples in tutorials.
  const [, onThisMachine = ''] = /^https?:\/\/localhost:\d+(\/blog\/.+)$/.exec(url) ?? [];
  if (targets.paths.has(onThisMachine)) return `"${url}" works on this machine only`;
  // With one slash behind https:, browsers open a page of this site.
  if (isAbsolute(url) && !/^https?:\/[^/]/i.test(url)) return undefined;
  const inside = decode((internalPath(url) ?? url).replace(/[?#].*$/, ''));
  // `?q=1` alone leads to the page itself.
  const isSamePage = inside === '' && url !== '';
  if (isSamePage || targets.paths.has(inside) || targets.aliases.has(inside)) {
    return anchorProblem(url, reachable, from);
  }
  const entry = targets.unpublished.get(inside);
  if (entry) {
    const { status, file, day = '' } = entry;
    const why = status === 'draft' ? 'is a draft' : `appears on ${toWrittenDate(day)}`;
    return isPublishedInTime(entry, from.entry) ? undefined : `"${url}" ${why}: ${file}`;
  }
  const { file } = findFile(folders, (from.baseUrl && imageUrl(url, from.baseUrl)) ?? '') ?? {};
  if (file && !file.endsWith('.md')) {
    return `"${url}" is not published: files that are no images belong in public/`;
  }
  if (url === '') return 'a link without a URL';
  const pages = [...targets.paths, ...targets.aliases.keys()];
  const others = pages.filter((path) => path !== from.page);
  return `"${decode(url)}" does not exist${didYouMean(inside, others, 0.34)}`;
}

/** Whether an entry is published by the time the page with the link appears. */
const isPublishedInTime = (entry: AnyEntry, from?: AnyEntry) =>
  from?.status === 'draft' ||
  (from?.status === 'scheduled' && entry.status === 'scheduled' && entry.day! <= from.day!);

function anchorProblem(
  url: string,
  { targets: { aliases }, idsOf }: Reachable,
  { page = '' }: LinkingPage,
): string | undefined {
  // Behind :~:, browsers look for words: https://wicg.github.io/scroll-to-text-fragment/
  const [path = '', id = ''] = (internalPath(url) ?? url).replace(/:~:.*/, '').split('#');
  const target = path.replace(/\?.*/, '') || page;
  const ids = idsOf.get(target) ?? idsOf.get(aliases.get(target)?.path ?? '');
  // Browsers scroll to the top for #top.
  if (!ids || ['', 'top', ...pageIds, ...ids].includes(decode(id))) return undefined;
  const anchors = ids.map((one) => `#${one}`);
  return `"${url}": ${target} has no heading with this id${didYouMean(`#${id}`, anchors)}`;
}

/** Finds dead links of a text. */
export const checkLinks = (
  links: TextFindings['links'],
  text: PageText,
  reachable: Reachable,
): Diagnostic[] =>
  links.flatMap(({ href, location }): Diagnostic[] => {
    const message = linkProblem(href, reachable, text);
    return message ? [{ severity: 'error', ...location, message }] : [];
  });

/** All links of the navigation, with their paths in it. */
export const navigationLinks = ({ footer, ...lists }: Navigation) => [
  ...Object.entries(lists).flatMap(([list, links]) => withPaths([list], links)),
  ...footer.flatMap(({ links }, index) => withPaths(['footer', index, 'links'], links)),
];

const withPaths = (list: readonly PropertyKey[], links: readonly SiteLink[]) =>
  links.map((link, index) => ({ ...link, path: [...list, index] }));

/**
 * Finds dead links in the navigation and the timeline. Links to sections that the site lacks are left out of pages, so
 * they are not dead.
 * @param networks the networks of the owner's profiles
 */
export function checkDataLinks(
  { navigation, timeline }: { navigation: Navigation; timeline: readonly TimelineYear[] },
  networks: readonly string[],
  reachable: Reachable,
): Diagnostic[] {
  const inNavigation = navigationLinks(navigation).map(({ path, href, missing }) => {
    const [, network] = /^profile:(.*)$/.exec(href) ?? [];
    const isInside = href.startsWith('/') && !missing;
    let message: string | undefined;
    if (network !== undefined && !networks.includes(network)) {
      message = `the résumé has no profile "${network}"${didYouMean(network, networks)}`;
    } else if (isInside && !missingSection(href, reachable.targets.sections)) {
      message = linkProblem(href, reachable);
    }
    return { file: dataFile('navigation.ts'), path, message };
  });
  const inTimeline = timeline.flatMap(({ cards }, year) =>
    cards.map(({ link }, card) => ({
      file: dataFile('timeline.ts'),
      path: [year, 'cards', card, 'link'],
      message: link === undefined ? undefined : linkProblem(link, reachable),
    })),
  );
  return [...inNavigation, ...inTimeline].flatMap(({ file, path, message }) =>
    message ? fieldDiagnostic('error', file, path, message) : [],
  );
}

/** Finds aliases whose path is taken, and dead links among the aliases of `data/site.ts`. */
export function checkAliases(content: LoadedContent['shown'], reachable: Reachable): Diagnostic[] {
  const { paths } = reachable.targets;
  const holders = new Map<string, string>();
  return listAliases(content).flatMap(({ file, alias, target }) => {
    const error = (message: string) => fieldDiagnostic('error', file, ['aliases', alias], message);
    if (basePath && alias.startsWith(`${basePath}/`)) return error('begins with the base path');
    const holder = paths.has(alias) ? 'a page or file of the site' : holders.get(alias);
    holders.set(alias, `an alias in ${file} too`);
    if (holder) return error(`the path of ${holder}`);
    if (file !== dataFile('site.ts')) return [];
    const problem = linkProblem(target.path, reachable);
    return problem ? error(problem) : [];
  });
}
