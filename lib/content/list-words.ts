import { fill } from '../site/fill';
import type { Words } from '../site/types';
import type { ListPage, PostGroup } from './blog-index';

const kinds = {
  blog: 'all',
  tag: 'tag',
  series: 'ofSeries',
  year: 'year',
} as const satisfies Record<PostGroup['kind'], keyof Words['lists']>;

/** What a page of a list is called, and its description elsewhere; pages after the first say which one they are. */
export function listWords(
  { group, number, count }: ListPage,
  { lists, blog }: Pick<Words, 'lists' | 'blog'>,
) {
  const words = lists[kinds[group.kind]];
  const heading = group.kind === 'blog' ? blog.heading : group.name;
  const title = fill(words.title, { list: group.name });
  const description = fill(words.description, { list: group.name });
  if (number === 1) return { title, heading, description };
  return {
    title: fill(lists.pageTitle, { title, number }),
    heading,
    description: fill(lists.pageDescription, { description, number, total: count }),
  };
}
