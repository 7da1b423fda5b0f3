/** @jest-environment node */
import { findVanished } from '@/build/live-site';
import { findErrors } from '@/lib/check/content';
import { checkPublished, emptyList, publishedList } from '@/lib/check/published';
import { writtenSite } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { post, projectFolder } from '../../../support/content-folder';
import { contentErrors } from '../../../support/errors';

const paths = new Set(['/', '/a/', '/old.html', '/a.md', '/share/a.png', '/blog/tags/css/']);

it('the list of published paths keeps the paths of pages and aliases, also those that were published before', () => {
  const root = projectFolder({ 'published.txt': '# A comment\n/gone/\n/a/\n' });
  expect(publishedList(root, paths)).toBe(`${emptyList}/\n/a/\n/gone/\n/old.html\n`);
  expect(publishedList(projectFolder({}), paths)).toBe(`${emptyList}/\n/a/\n/old.html\n`);
});

it('what was published and is gone is reported with its line and both ways out', () => {
  const root = projectFolder({ 'published.txt': '# A comment\r\n/a/\r\n/gone/\r\n' });
  const [problem, ...others] = checkPublished(root, paths);
  expect(problem).toMatchObject({ file: 'published.txt', line: 3, field: '/gone/' });
  expect(problem?.fix).toMatch(/aliases: \[\/gone\/\].* remove the line/);
  expect(others).toEqual([]);
});

it('the posts of a blog that is gone are reported once, and no lists', () => {
  const list = '/blog/\n/blog/a/\n/blog/b/\n/gone/\n/projects/\n';
  const root = projectFolder({ 'published.txt': list });
  const problems = checkPublished(root, paths);
  expect(problems.map(({ line }) => line)).toEqual([2, 4]);
  expect(problems[0]?.fix).toContain('[/blog/a/, /blog/b/]');
});

it('the aliases of files with errors count as published', () => {
  const root = projectFolder({
    'content/blog/a.md': post({ date: 'soon', aliases: ['/old', '/old.html'] }),
    'published.txt': '/old/\n/old.html\n',
  });
  expect(contentErrors(root).map(({ field }) => field)).toEqual(['date']);
});

it.each([
  ['is gone', {}, ['/blog/a/', '/old/']],
  ['cannot be read', { 'content/blog/a.md': '---\ntitle: [\naliases: [/old/]\n---\n' }, []],
  ['is no UTF-8', { 'content/blog/a.md': Buffer.from([0xe9]) }, []],
])('published paths of a file that %s', (_, files, gone) => {
  const root = projectFolder({
    'content/blog/b.md': post(),
    ...files,
    'published.txt': '/blog/a/\n/old/\n',
  });
  const problems = findErrors(writtenSite, root, loadSiteContent({ root }));
  expect(problems.filter(({ file }) => file === 'published.txt').map(({ field }) => field)).toEqual(
    gone,
  );
});

it('a live site is compared by its sitemap, wherever that is', async () => {
  const sitemap = ['a', 'gone', 'blog/tags/old'].map(
    (path) => `<loc>https://b.test/c/${path}/</loc>`,
  );
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    return Promise.resolve(new Response(sitemap.join('')));
  });
  const found = await findVanished('https://b.test/c', paths);
  expect(found.map(({ field }) => field)).toEqual(['/gone/']);
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://b.test/c/sitemap.xml');
  fetched.mockRestore();
});

it.each(['localhost:3000', 'b.test'])('asks for the protocol of %s', async (site) => {
  await expect(findVanished(site, paths)).rejects.toThrow('https://');
});
