import type { Strings } from '@/data/strings';
import type { ListPage } from './blog-index';

/**
 * What a page of a list is called, and its description elsewhere. Pages after the first say which one
 * they are.
 */
export function listStrings(
  { group, number, count }: ListPage,
  owner: Parameters<Strings['blog']['heading']>[0],
  { lists, blog }: Pick<Strings, 'lists' | 'blog'>,
) {
  const kinds = { blog: lists.all, tag: lists.tag, series: lists.ofSeries, year: lists.year };
  const heading = group.kind === 'blog' ? blog.heading(owner) : group.name;
  const title = kinds[group.kind].title(group.name);
  const description = kinds[group.kind].description(owner, group.name);
  if (number === 1) return { title, heading, description };
  return {
    title: lists.pageTitle(title, number),
    heading,
    description: lists.pageDescription(description, number, count),
  };
}
