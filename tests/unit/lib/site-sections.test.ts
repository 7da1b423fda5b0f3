import { siteSectionsOf, missingSection } from '@/lib/site-sections';

jest.mock('@/lib/urls', () => {
  const urls = jest.requireActual<typeof import('@/lib/urls')>('@/lib/urls');
  const routes = { ...urls.routes, talks: '/talks/' };
  return { ...urls, routes, mainPages: Object.keys(routes) };
});

const sections = (content: { posts?: unknown[]; pages?: { slug: string }[] }) =>
  siteSectionsOf({ cvPaper: undefined }, { posts: [], projects: [], pages: [], ...content });

it('a section without a route in app/ is missing, with all of its pages', () => {
  expect(missingSection('/talks/gas/', sections({}))).toBe('talks');
});

it('a page of content/ can take the place of a section', () => {
  expect(missingSection('/talks/', sections({ pages: [{ slug: 'talks' }] }))).toBeUndefined();
});

it('the blog is missing while it has no posts', () => {
  expect(missingSection('/blog/tags/', sections({}))).toBe('blog');
  expect(missingSection('/blog/tags/', sections({ posts: ['one'] }))).toBeUndefined();
});
