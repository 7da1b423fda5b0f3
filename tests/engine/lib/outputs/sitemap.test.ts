/** @jest-environment node */
import { siteContent as loadContent, readSiteContent as readContent } from '@/lib/site/content';
import { toSitemap } from '@/lib/outputs/sitemap';
import { picture, post, project, projectFolder } from '../../../support/content-folder';
import { address, sourceOf } from '../../../support/set-owner';

const content = loadContent();
const source = sourceOf();
const { career } = source.site;
const entries = toSitemap(content, source);

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
});

it('dates a project by its last change, where it says it, and the list by the newest', () => {
  const datesOf = (...days: (string | undefined)[]) => {
    const files = days.map((updated, n) => [
      `content/projects/p${n}.md`,
      project({ updated, order: n + 1 }),
    ]);
    const root = projectFolder({ ...picture, ...Object.fromEntries(files) });
    return toSitemap(readContent({ root }).content, source)
      .filter(({ url }) => /\/(projects|p\d)\/$/.test(url))
      .map(({ lastModified }) => lastModified);
  };
  const [first, second] = ['2025-06-30', '2026-01-02'];
  expect(datesOf('30-06-2025', '02-01-2026', undefined)).toEqual([
    second,
    first,
    second,
    undefined,
  ]);
  expect(datesOf(undefined)).toEqual([undefined, undefined]);
});

it('leaves out posts that stood elsewhere first, and dates the others by their last change', () => {
  const root = projectFolder({
    'content/blog/a.md': post({ date: '01-01-2023', updated: '05-05-2024', tags: ['CSS'] }),
    'content/blog/b.md': post({ canonical: 'https://b.example/a', tags: ['CSS'] }),
  });
  const blog = toSitemap(readContent({ root, today: '2025-01-01' }).content, source);
  const dated = blog.map(({ url, lastModified }) => [url.replace(address(''), ''), lastModified]);
  expect(dated.slice(-3)).toEqual([
    ['/blog/tags/', '2024-05-05'],
    ['/blog/tags/css/', '2024-05-05'],
    ['/blog/a/', '2024-05-05'],
  ]);
});

it('names the archive once the blog leads to it', () => {
  const posts = Array.from({ length: 12 }, (_, n) => [`content/blog/post-${n}.md`, post()]);
  const { content: many } = readContent({ root: projectFolder(Object.fromEntries(posts)) });
  const paths = toSitemap(many, source).map(({ url }) => url.replace(address(''), ''));
  expect(paths).toEqual(expect.arrayContaining(['/blog/archive/', '/blog/archive/2023/']));
});
