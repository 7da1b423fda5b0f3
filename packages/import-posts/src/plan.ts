import { toString } from 'mdast-util-to-string';
import { pathIn, pathKey } from './links/urls';
import { decode, fileSlug, markdown, reservedSlugs, routes } from './site';
import type { SourceSite } from './source/generator';
import { type RawPost, readPath } from './source/post';
import { fillPattern, pathByPattern } from './source/url-pattern';
import type { ThisSite } from './this-site';

/** A path that all hosts can redirect: the `aliases` of a post have this form. */
const ALIAS = /^(?:\/[\p{L}\p{N}][\p{L}\p{M}\p{N}_.,~-]*)+\/?$/u;

/** The path of a page, with a slash at its end; that of a file has none. */
const withSlash = (path: string) => (/\/$|\.[a-z][a-z0-9]*$/i.test(path) ? path : `${path}/`);

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
  /** The slug of the post that it translates, if it has another one. */
  translationOf?: string | undefined;
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
  /** The site that the posts come to. */
  here: Pick<ThisSite, 'posts' | 'language'> & Partial<Pick<ThisSite, 'pages'>>;
  /** The day of a post without a date: that of its first commit. */
  dayOf: (file: string) => string | undefined;
  /** The path below which this site has the language of the posts, such as `/fr`; empty for the main one. */
  prefix: string;
}

/** Gives each post its slug, day and earlier paths, and recognises those that are on this site already. */
export function planPosts(posts: readonly RawPost[], options: PlanOptions): PlannedPost[] {
  const described = pinFeatured(posts).map((post) => describe(post, options));
  const here = matchExisting(described, options);
  const slugs = chooseSlugs(described, here, options);
  const earlier = earlierPaths(described, slugs, options);
  return described.map((post, index) => {
    const own = options.site.pattern === null ? [] : earlier[index]!;
    const below = own.filter(
      (one) => isRedirected(one, options.prefix) && !options.here.pages?.has(withSlash(one)),
    );
    return {
      ...post,
      slug: slugs[index]!,
      path: pathOf(slugs[index]!),
      aliases: below.map((one) => one.slice(options.prefix.length)),
      unusable: own.filter((one) => !below.includes(one)),
      isHere: here[index] !== undefined,
    };
  });
}

/** Whether all hosts can redirect a path, and it lies below that of its language. */
const isRedirected = (path: string, prefix: string): boolean =>
  ALIAS.test(decode(path)) && path.toLowerCase().startsWith(`${prefix.toLowerCase()}/`);

const pathOf = (slug: string) => `${routes.blog}${slug}/`;

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
    const dropped = Object.fromEntries(others);
    return { ...post, fields: { ...post.fields, pinned: true, dropped } };
  });
}

/** A post with what it tells itself. */
type DescribedPost = Omit<PlannedPost, 'slug' | 'path' | 'aliases' | 'unusable' | 'isHere'> & {
  /** All paths that it had, the last one first. */
  paths: readonly string[];
};

function describe(post: RawPost, { site, dayOf }: PlanOptions): DescribedPost {
  const { fields, file, unread } = post;
  const dayInUrl = fields.url && readPath(fields.url).dayInPath;
  const { hidden, unclear, scheduled } = fields.visibility;
  const day = scheduled ?? fields.date ?? post.dayInPath ?? (dayInUrl || dayOf(file));
  const url = fields.url && fillPattern(pathIn(fields.url, site) ?? '', post, site.tokens);
  const path = fields.url === undefined ? pathByPattern(site, post) : url;
  const oldPath = path?.replace(/\/index\.html?$/, '/');
  // A canonical URL on the same site is one more URL of the post.
  const own = fields.canonical === undefined ? undefined : pathIn(fields.canonical, site);
  const paths = [oldPath, own, ...fields.aliases.map((one) => pathIn(one, site))];
  const wasDraft =
    hidden.length > 0 ||
    /(^|\/)_?(drafts?|private|unpublished)\//i.test(file) ||
    site.isDraft?.(post) === true;
  return {
    ...post,
    fields: own === undefined ? fields : { ...fields, canonical: undefined },
    title: titleOf(post),
    day,
    oldPath,
    paths: uniquePaths(paths.filter((one) => one !== undefined)),
    wasDraft,
    isDraft: wasDraft || unclear.length > 0 || day === undefined || unread !== undefined,
  };
}

/** Paths without those that differ from one before only by a slash at the end. */
const uniquePaths = (paths: readonly string[]): string[] =>
  [...new Map(paths.toReversed().map((path) => [withSlash(path), path])).values()].toReversed();

/** The post of this site that each post became in an earlier import, by an old path, or by title and day. */
function matchExisting(
  posts: readonly DescribedPost[],
  { here: { posts: existing }, prefix }: PlanOptions,
): (ExistingPost | undefined)[] {
  const matched = new Set<ExistingPost>();
  return posts.map(({ title, day, paths }) => {
    const keys = paths.map(pathKey);
    const here = existing.find(
      (one) =>
        !matched.has(one) &&
        (one.aliases.some((path) => keys.includes(pathKey(`${prefix}${path}`))) ||
          (one.title === title && one.day === day)),
    );
    if (here) matched.add(here);
    return here;
  });
}

/** The slug of each post, which no other post has. */
function chooseSlugs(
  posts: readonly DescribedPost[],
  matched: readonly (ExistingPost | undefined)[],
  { here: { posts: existing, language } }: PlanOptions,
): string[] {
  const taken = new Set([
    ...reservedSlugs(routes.blog).keys(),
    ...existing.map(({ slug }) => slug),
  ]);
  const lastPart = (path = '') =>
    fileSlug(path.replace(/(\.html?|\/)$/, '').replace(/^.*\//, ''), language);
  return posts.map(({ fields, name, oldPath, day }, index) => {
    // A name in another script may have an old path in Latin letters.
    const base = lastPart(fields.slug ?? name) || lastPart(oldPath);
    const slug = matched[index]?.slug ?? freeSlug(base || `post-${day ?? 'undated'}`, taken);
    taken.add(slug);
    return slug;
  });
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.slice(0, 150).replace(/-+$/, '');
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  return slug;
}

/** The paths of each post that are not its path here, and that no post before it had. */
function earlierPaths(
  posts: readonly DescribedPost[],
  slugs: readonly string[],
  { prefix }: PlanOptions,
): string[][] {
  const taken = new Set<string>();
  return posts.map(({ paths }, index) => {
    const earlier = paths.filter(
      (one) =>
        withSlash(one) !== `${prefix}${pathOf(slugs[index]!)}` &&
        one !== '/' &&
        !taken.has(pathKey(one)),
    );
    for (const one of earlier) taken.add(pathKey(one));
    return earlier;
  });
}

function titleOf({ fields, body, name }: RawPost): string {
  if (fields.title) return fields.title;
  const { children } = markdown.parse(body);
  const heading = children.find((one) => one.type === 'heading' && one.depth === 1);
  const words = toString(heading).replace(/\{.*\}$/, '');
  return (
    words.trim() || name.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase())
  );
}
