/** @jest-environment node */
import { career } from '@/data/career';
import { loadContent } from '@/data/content/load-content';
import { toSitemap } from '@/data/machine/sitemap';
import { address } from '../../support/set-owner';

const content = loadContent();
const entries = toSitemap(career, content, address);

it('has every written page once, and no page that is still empty', () => {
  const paths = entries.map(({ url }) => url.replace('https://ada.dev/portfolio', ''));
  expect(paths).toEqual([
    ...['/', '/about/', '/projects/', '/blog/', '/contact/'],
    ...content.projects.map(({ slug }) => `/${slug}/`),
    '/blog/tags/',
    ...[...content.blog.tags.values()].map(({ route }) => route),
    ...content.posts.map(({ summary }) => `/blog/${summary.id}/`),
  ]);
});

it('takes its dates from the career and the posts', () => {
  const dateOf = (path: string) => entries.find(({ url }) => url === address(path))?.lastModified;
  expect(dateOf('/about/')).toBe(career.updatedOn);
  expect(dateOf('/blog/responsive-design/')).toBe('2023-12-01');
  expect(dateOf('/blog/')).toBe(content.posts[0]?.summary.isoDate);
  expect(dateOf('/maskott/')).toBeUndefined();
});
