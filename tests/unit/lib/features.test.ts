/** @jest-environment node */
import { featuresOf, missingFeature } from '@/lib/features';

jest.mock('@/lib/urls', () => {
  const urls = jest.requireActual<typeof import('@/lib/urls')>('@/lib/urls');
  const routes = { ...urls.routes, talks: '/talks/' };
  return { ...urls, routes, mainPages: Object.keys(routes) };
});

const features = (content: { posts?: unknown[]; pages?: { slug: string }[] }) =>
  featuresOf({ cvPaper: undefined }, { posts: [], projects: [], pages: [], ...content });

it('a section without a route in app/ is missing, with all of its pages', () => {
  expect(missingFeature('/talks/gas/', features({}))).toBe('talks');
});

it('a page of content/ can take the place of a section', () => {
  expect(missingFeature('/talks/', features({ pages: [{ slug: 'talks' }] }))).toBeUndefined();
});

it('the blog is missing while it has no posts', () => {
  expect(missingFeature('/blog/tags/', features({}))).toBe('blog');
  expect(missingFeature('/blog/tags/', features({ posts: ['one'] }))).toBeUndefined();
});
