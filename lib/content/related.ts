import { blogLimits } from './blog-limits';
import type { BlogIndex } from './blog-index';
import type { Post } from './kinds';
import { groupSlug } from '../slugs';

/** How many posts on each side of a post are compared, for each of its tags. */
const REACH = 40;

/**
 * The posts that share most with a post. A tag weighs the more, the fewer posts have it; among
 * equals the nearest in time come first. The posts just before and after it have links of their own. It
 * compares nearby posts only, so that the work for one post does not grow with their number.
 * @returns at most `blogLimits.related` posts, the closest first
 */
export function relatedPosts(blog: BlogIndex, post: Post): Post[] {
  const place = blog.places.get(post.id) ?? 0;
  const distance = (other: Post) => Math.abs((blog.places.get(other.id) ?? 0) - place);
  const scores = new Map<Post, number>();
  for (const name of post.tags) {
    const tag = blog.tags.get(groupSlug(name));
    if (!tag) continue;
    const weight = Math.log(1 + blog.all.posts.length / tag.posts.length);
    const at = tag.posts.findIndex(({ id }) => id === post.id);
    for (const other of tag.posts.slice(Math.max(0, at - REACH), at + REACH + 1)) {
      if (distance(other) > 1) scores.set(other, (scores.get(other) ?? 0) + weight);
    }
  }
  return [...scores]
    .sort(([a, one], [b, two]) => two - one || distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, blogLimits.related)
    .map(([other]) => other);
}
