import { groupSlug } from '../slugs';
import { listPagePath, routes, seriesPath, tagPath, yearPath } from '../urls';
import type { Post } from './kinds';

/** How many articles a page of cards has, so that no page grows with their number. */
const CARDS_ON_PAGE = 36;

/** How many titles a page of the archive has. */
const TITLES_ON_PAGE = 100;

/** From this number of articles on, the blog links to its archive. */
const ARCHIVE_FROM = 12;

/** Posts that belong together: all posts, or those of a tag, a series or a year. */
export interface PostGroup {
  type: 'blog' | 'tag' | 'series' | 'year';
  /** As the newest post writes it, such as "Node.js" or "2023"; empty for all posts. */
  name: string;
  /** The path of its first page. */
  path: string;
  /** Newest first; a series begins with its first part. */
  posts: readonly Post[];
}

/** One page of a list of posts. */
export interface ListPage {
  group: PostGroup;
  /** Page number in the group, from 1. */
  number: number;
  /** Number of pages in the group. */
  count: number;
  /** Path below the base path. */
  path: string;
  /** Pinned posts come first; series and years keep their order. */
  posts: readonly Post[];
}

/** The posts by tag, series and year. All pages of the blog share one index. */
export interface BlogIndex {
  all: PostGroup;
  /** Position of each post among all posts, by slug. */
  indexes: ReadonlyMap<string, number>;
  /** By slug. */
  tags: ReadonlyMap<string, PostGroup>;
  /** By slug. */
  series: ReadonlyMap<string, PostGroup>;
  /** By year, newest first. */
  years: ReadonlyMap<string, PostGroup>;
  /** Every page that lists posts, by path. */
  pages: ReadonlyMap<string, ListPage>;
}

/**
 * Groups posts by tag, series and year.
 * @param posts newest first
 */
export function indexBlog(posts: readonly Post[]): BlogIndex {
  const all: PostGroup = { type: 'blog', name: '', path: routes.blog, posts };
  const tags = new Map<string, PostGroup & { posts: Post[] }>();
  const series: typeof tags = new Map();
  const years: typeof tags = new Map();
  for (const post of posts) {
    const year = post.isoDate.slice(0, 4);
    add(years, year, { type: 'year', name: year, path: yearPath(year) }, post);
    for (const name of post.tags) {
      const slug = groupSlug(name);
      add(tags, slug, { type: 'tag', name, path: tagPath(slug) }, post);
    }
    if (post.series) {
      const slug = groupSlug(post.series);
      add(series, slug, { type: 'series', name: post.series, path: seriesPath(slug) }, post);
    }
  }
  for (const { posts: parts } of series.values()) parts.reverse();
  const groups = [all, ...tags.values(), ...series.values(), ...years.values()];
  const indexes = new Map(posts.map(({ slug }, index) => [slug, index]));
  const pages = new Map(groups.flatMap(pagesOf).map((page) => [page.path, page]));
  return { all, indexes, tags, series, years, pages };
}

function add(
  groups: Map<string, PostGroup & { posts: Post[] }>,
  slug: string,
  group: Omit<PostGroup, 'posts'>,
  post: Post,
) {
  const known = groups.get(slug);
  // A post may have the same tag in two spellings.
  if (known?.posts.at(-1) === post) return;
  if (known) known.posts.push(post);
  else groups.set(slug, { ...group, posts: [post] });
}

/** Whether the blog links to its archive. */
export const hasArchive = ({ all }: BlogIndex): boolean => all.posts.length >= ARCHIVE_FROM;

/** The posts with pinned ones first, otherwise in the same order. */
export const pinnedFirst = (posts: readonly Post[]): Post[] =>
  [...posts].sort((a, b) => Number(b.pinned) - Number(a.pinned));

function pagesOf(group: PostGroup): ListPage[] {
  const isByDate = group.type === 'year' || group.type === 'series';
  const posts = isByDate ? group.posts : pinnedFirst(group.posts);
  const size = group.type === 'year' ? TITLES_ON_PAGE : CARDS_ON_PAGE;
  const count = Math.max(1, Math.ceil(posts.length / size));
  return Array.from({ length: count }, (_, index) => ({
    group,
    number: index + 1,
    count,
    path: listPagePath(group.path, index + 1),
    posts: posts.slice(index * size, (index + 1) * size),
  }));
}
