import { hasEntryRoute, hasRoute, siteSectionsOf, missingSection } from '@/lib/site-sections';

jest.mock('@/lib/urls', () => {
  const urls = jest.requireActual<typeof import('@/lib/urls')>('@/lib/urls');
  const routes = { ...urls.routes, workshops: '/workshops/' };
  return { ...urls, routes, mainPages: Object.keys(routes) };
});

const sections = (lists: Record<string, { path: string }[]>) =>
  siteSectionsOf({ cvPaper: undefined }, lists);

it('a section without a route in app/ is missing, with all of its pages', () => {
  expect(missingSection('/workshops/gas/', sections({}))).toBe('workshops');
});

const hasBlog = hasRoute('/blog/') ? it : it.skip;

hasBlog('a list can have the route of its entries or not', () => {
  expect(hasEntryRoute('/blog/')).toBe(true);
  expect(hasEntryRoute('/blog/tags/')).toBe(false);
});

it('a page of content/ can take the place of a section', () => {
  expect(
    missingSection('/workshops/', sections({ '/': [{ path: '/workshops/' }] })),
  ).toBeUndefined();
});

it('the blog is missing while it has no posts', () => {
  expect(missingSection('/blog/tags/', sections({ '/blog/': [] }))).toBe('blog');
  expect(
    missingSection('/blog/tags/', sections({ '/blog/': [{ path: '/blog/gas/' }] })),
  ).toBeUndefined();
});
