import { groupSlug } from '../slugs';
import { tagPath } from '../urls';
import type { BlogIndex } from './blog-index';
import type { Post } from './kinds';

/** A part of a series, as the other parts link to it. */
export interface SeriesPart {
  title: string;
  path: string;
  /** From 1. */
  number: number;
}

/** The series of a post, and its index in it. */
export interface PostSeries {
  name: string;
  /** The page that lists all parts. */
  path: string;
  number: number;
  count: number;
  /** The parts around this one, in order. */
  parts: readonly SeriesPart[];
}

/** The links of an article inside the blog. Plain data, because it is passed to client components. */
export interface ArticleLinks {
  /** The page of each tag, by its name. */
  tags: Readonly<Record<string, string>>;
  series?: PostSeries;
}

export interface AdjacentPosts {
  previous: Post | undefined;
  next: Post | undefined;
  related: readonly Post[];
}

/** The pages of a post's tags, and its index in its series. */
export function articleLinks(blog: BlogIndex, post: Post): ArticleLinks {
  const tags = Object.fromEntries(post.tags.map((name) => [name, tagPath(groupSlug(name))]));
  const series = postSeries(blog, post);
  return { tags, ...(series && { series }) };
}

/** The previous and the next post in time, and related ones. */
export function adjacentPosts(blog: BlogIndex, post: Post): AdjacentPosts {
  const index = blog.indexes.get(post.slug) ?? 0;
  const { posts } = blog.all;
  return { previous: posts[index + 1], next: posts[index - 1], related: relatedPosts(blog, post) };
}

/** How many parts of a series an article lists, itself included. */
const SERIES_PARTS = 7;

function postSeries(blog: BlogIndex, post: Post): PostSeries | undefined {
  const group = post.series && blog.series.get(groupSlug(post.series));
  if (!group) return undefined;
  const { name, path, posts } = group;
  const at = posts.findIndex(({ slug }) => slug === post.slug);
  const latest = Math.max(0, posts.length - SERIES_PARTS);
  const first = Math.min(latest, Math.max(0, at - Math.floor(SERIES_PARTS / 2)));
  const parts = posts.slice(first, first + SERIES_PARTS).map(({ path, title }, index) => ({
    title,
    path,
    number: first + index + 1,
  }));
  return { name, path, number: at + 1, count: posts.length, parts };
}

/** How many related articles stand below an article. */
const RELATED = 3;

/** How many posts on each side of a post are compared for each tag. */
const NEARBY = 40;

/**
 * The posts with the most tags in common with a post. The fewer posts have a tag, the more it weighs; among
 * equals, the nearest in time come first. The previous and next posts are left out, as they have links of their
 * own. Only nearby posts are compared, so that the work for one post does not grow with their number.
 * @returns at most three posts, the closest first
 */
function relatedPosts(blog: BlogIndex, post: Post): Post[] {
  const index = blog.indexes.get(post.slug) ?? 0;
  const distance = (other: Post) => Math.abs((blog.indexes.get(other.slug) ?? 0) - index);
  const scores = new Map<Post, number>();
  for (const name of post.tags) {
    const tag = blog.tags.get(groupSlug(name));
    if (!tag) continue;
    const weight = Math.log(1 + blog.all.posts.length / tag.posts.length);
    const at = tag.posts.findIndex(({ slug }) => slug === post.slug);
    for (const other of tag.posts.slice(Math.max(0, at - NEARBY), at + NEARBY + 1)) {
      if (distance(other) > 1) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
  }
  return [...scores]
    .sort(
      ([a, one], [b, two]) => two - one || distance(a) - distance(b) || (a.slug < b.slug ? -1 : 1),
    )
    .slice(0, RELATED)
    .map(([other]) => other);
}
