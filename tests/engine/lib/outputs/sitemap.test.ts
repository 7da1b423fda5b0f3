/** @jest-environment node */
import { toSitemap } from '@/lib/outputs/sitemap';
import { siteContent } from '@/lib/site/content';
import { picture, post, project, projectFolder } from '../../../support/content-folder';
import { allPages, sourceOf, url } from '../../../support/source';

type Options = Parameters<typeof siteContent>[0];

/** Paths with their dates. */
const entries = (options?: Options, pages = allPages) =>
  toSitemap(siteContent(options), sourceOf({}, pages)).map((entry): [string, string?] => [
    entry.url.replace(url(''), ''),
    entry.lastModified,
  ]);
const paths = (...args: Parameters<typeof entries>) => entries(...args).map(([path]) => path);

it('the sitemap lists every page with content once with its last change, and no empty page', () => {
  expect(entries()).toEqual([
    ['/', '2025-03-01'],
    ['/about/', '2025-03-01'],
    ['/projects/', '2023-12-02'],
    ['/blog/', '2025-01-20'],
    ['/contact/', '2025-03-01'],
    ['/workshop/', undefined],
    ['/atlas/', '2023-12-02'],
    ['/press/', undefined],
    ['/ledger/', undefined],
    ['/songbook/', undefined],
    ['/blog/tags/', '2025-01-20'],
    ['/blog/tags/kitchen/', '2025-01-20'],
    ['/blog/tags/c-sharp/', '2024-05-10'],
    ['/blog/tags/mathematics/', '2024-03-05'],
    ['/blog/series/one-sheet/', '2024-05-10'],
    ['/blog/wheat-paste/', '2025-01-20'],
    ['/blog/sixteen-pages/', '2024-05-10'],
    ['/blog/eight-pages/', '2024-03-05'],
  ]);
});

it('the sitemap omits disabled parts of the site', () => {
  const pages = { ...allPages, about: false, contact: false, blog: false, projects: false };
  expect(paths({ root: projectFolder({}) }, pages)).toEqual(['/']);
});

it('the sitemap dates the list of projects by its latest change, if known', () => {
  const root = projectFolder({
    ...picture,
    'content/projects/a.md': project({ updated: '30-06-2025' }),
    'content/projects/b.md': project({ updated: '02-01-2026' }),
  });
  expect(entries({ root })).toContainEqual(['/projects/', '2026-01-02']);
  const undated = projectFolder({ ...picture, 'content/projects/a.md': project() });
  expect(entries({ root: undated })).toContainEqual(['/projects/', undefined]);
});

it('the sitemap omits posts with a canonical URL elsewhere', () => {
  const root = projectFolder({
    'content/blog/a.md': post(),
    'content/blog/b.md': post({ canonical: 'https://b.test/a' }),
  });
  expect(paths({ root }).filter((path) => path.startsWith('/blog/'))).toEqual([
    '/blog/',
    '/blog/a/',
  ]);
});

it('the sitemap has the archive once the blog links to it', () => {
  const posts = Array.from({ length: 12 }, (_, n) => [`content/blog/post-${n}.md`, post()]);
  const all = paths({ root: projectFolder(Object.fromEntries(posts)) });
  expect(all).toEqual(expect.arrayContaining(['/blog/archive/', '/blog/archive/2023/']));
});
