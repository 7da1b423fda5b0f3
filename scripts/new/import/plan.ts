import { toString } from 'mdast-util-to-string';
import { markdown } from '@/lib/markdown/dialect';
import { alias, withSlash } from '@/lib/schema/fields';
import { fileSlug } from '@/lib/slugs';
import { decode, isAbsolute, routes } from '@/lib/urls';
import type { SourceSite } from './source/generator';
import { readPath, type RawPost } from './source/post';
import { withSlashes } from './source/url-pattern';

/** A post with its slug and paths on this site. */
export interface PlannedPost extends RawPost {
  title: string;
  /** YYYY-MM-DD; undefined if nothing tells it. */
  day: string | undefined;
  slug: string;
  /** The path of its page: `/blog/{slug}/`. */
  path: string;
  /** The path that it had, if the pattern of URLs is known. */
  oldPath: string | undefined;
  /** All earlier paths that hosts can redirect. */
  aliases: string[];
  /** Earlier paths that they cannot. */
  unusable: string[];
  /** Whether it was a draft on the other site. */
  wasDraft: boolean;
  isDraft: boolean;
  /** Whether it was imported before. */
  isHere: boolean;
}

/** A post of this site, as far as its front matter can be read. */
export interface ExistingPost {
  slug: string;
  title: string;
  /** YYYY-MM-DD */
  day: string | undefined;
  aliases: readonly string[];
}

interface PlanOptions {
  site: SourceSite;
  /** The posts that are on this site already. */
  existing: readonly ExistingPost[];
  /** Slugs that posts cannot have. */
  reserved: ReadonlyMap<string, string>;
  /** Language of the site (BCP 47), for slugs. */
  language: string;
  oldPathOf: (post: RawPost) => string | undefined;
  /** The day of a post without a date: that of its first commit. */
  dayOf: (file: string) => string | undefined;
}

/** More posts than readers expect before the newest one. */
const MOST_PINNED = 5;

/** Pins the posts that the other site features, if they are few. */
function pinFeatured(posts: readonly RawPost[]): readonly RawPost[] {
  const featured = posts.filter(({ fields }) => fields.featured);
  if (featured.length > MOST_PINNED) return posts;
  return posts.map((post) => {
    if (!featured.includes(post)) return post;
    const others = Object.entries(post.fields.dropped).filter(
      ([name]) => !/^featured$/i.test(name),
    );
    return {
      ...post,
      fields: { ...post.fields, pinned: true, dropped: Object.fromEntries(others) },
    };
  });
}

/** Gives each post its slug, day and earlier paths, and recognises those that are on this site already. */
export function planPosts(posts: readonly RawPost[], options: PlanOptions): PlannedPost[] {
  const { existing, reserved, language, dayOf } = options;
  const taken = new Set([...reserved.keys(), ...existing.map(({ slug }) => slug)]);
  const known = new Set<string>();
  const takenPaths = new Set<string>();
  return pinFeatured(posts).map((post) => {
    const title = titleOf(post);
    const dayInUrl = post.fields.url && readPath(post.fields.url).dayInPath;
    const day = post.fields.date ?? post.dayInPath ?? (dayInUrl || dayOf(post.file));
    const oldPath = oldPathOf(post, options);
    // A canonical URL on the same site is one more URL of the post.
    const { canonical = '' } = post.fields;
    const own = canonical === '' ? undefined : pathIn(canonical, options.site);
    const wanted = [oldPath, own, ...post.fields.aliases.map((one) => pathIn(one, options.site))];
    const paths = uniquePaths(wanted.filter((one) => one !== undefined));
    const here = existing.find(
      (one) =>
        !known.has(one.slug) &&
        (paths.some((path) => one.aliases.some((alias) => pathKey(alias) === pathKey(path))) ||
          (one.title === title && one.day === day)),
    );
    const lastPart = (path = '') =>
      fileSlug(path.replace(/(\.html?|\/)$/, '').replace(/^.*\//, ''), language);
    // A name in another script may have an old path in Latin letters.
    const base = lastPart(post.fields.slug ?? post.name) || lastPart(oldPath);
    const slug = here?.slug ?? freeSlug(base || `post-${day ?? 'undated'}`, taken);
    taken.add(slug);
    known.add(slug);
    const path = `${routes.blog}${slug}/`;
    const earlier = paths.filter(
      (one) =>
        options.site.pattern !== null &&
        withSlash(one) !== path &&
        one !== '/' &&
        !takenPaths.has(pathKey(one)),
    );
    for (const one of earlier) takenPaths.add(pathKey(one));
    const wasDraft =
      post.fields.draft ||
      /(^|\/)_?drafts\//.test(post.file) ||
      options.site.isDraft?.(post) === true;
    return {
      ...post,
      fields: own === undefined ? post.fields : { ...post.fields, canonical: undefined },
      title,
      day,
      slug,
      path,
      oldPath,
      aliases: earlier.filter((one) => alias.safeParse(one).success),
      unusable: earlier.filter((one) => !alias.safeParse(one).success),
      wasDraft,
      isDraft: wasDraft || day === undefined || post.unread !== undefined,
      isHere: here !== undefined,
    };
  });
}

/** Paths without those that differ from one before only by a slash at the end. */
const uniquePaths = (paths: readonly string[]): string[] =>
  [...new Map(paths.toReversed().map((path) => [withSlash(path), path])).values()].toReversed();

const oldPathOf = (post: RawPost, { site, oldPathOf }: PlanOptions) =>
  post.fields.url === undefined ? oldPathOf(post) : pathIn(post.fields.url, site);

/**
 * The path of a URL on the other site.
 * @returns undefined for a URL of a third site
 */
export function pathIn(url: string, { url: siteUrl }: SourceSite): string | undefined {
  if (!isAbsolute(url)) return withSlashes(url);
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!siteUrl || !URL.canParse(absolute) || !isSameHost(siteUrl, absolute)) return undefined;
  const { pathname, search, hash } = new URL(absolute);
  return `${pathname}${search}${hash}`;
}

/** Whether two URLs lead to one host; `www.` makes no difference. */
export function isSameHost(a: string, b: string): boolean {
  const bareHost = (url: string) =>
    URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : undefined;
  return bareHost(a) === bareHost(b);
}

/** A path in the form in which paths are compared: /2019/Café/index.html and /2019/caf%C3%A9 are one. */
export const pathKey = (path: string): string =>
  decode(path.replace(/[?#].*$/, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\/index)?\.html?$|\/index$/, '')
    .replace(/\/+$/, '');

function titleOf({ fields, body, name }: RawPost): string {
  if (fields.title) return fields.title;
  const { children } = markdown.parse(body);
  const heading = children.find((one) => one.type === 'heading' && one.depth === 1);
  const words = heading
    ? toString(heading)
        .replace(/\{.*\}$/, '')
        .trim()
    : '';
  return words || name.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  const slug = wanted.slice(0, 150).replace(/-+$/, '');
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
