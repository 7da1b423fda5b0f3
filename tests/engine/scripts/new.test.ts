/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSiteContent } from '@/lib/site/content';
import { fixtureFolder, projectFolder } from '../../support/content-folder';
import { runScript } from '../../support/run-script';

jest.setTimeout(60_000);

/** What `npm run new` says. */
async function write(root: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await runScript(root, 'scripts/new.ts', ...args);
  return stdout + stderr;
}

it('writes a post without errors, as a draft', async () => {
  const root = fixtureFolder();
  const said = await write(root, 'post', 'Why "quotes": matter & more');
  expect(said).toContain('content/blog/why-quotes-matter-and-more.md');
  const { content, problems } = loadSiteContent({ root, drafts: true });
  expect(problems).toEqual([]);
  const written = content.posts.find(({ summary }) => summary.id === 'why-quotes-matter-and-more');
  expect(written?.summary).toMatchObject({ title: 'Why "quotes": matter & more', draft: true });
});

it('writes a project with a picture, a draft after the others, without errors', async () => {
  const root = fixtureFolder();
  await write(root, 'project', 'My Shop');
  const { content, problems } = loadSiteContent({ root, drafts: true });
  expect(problems).toEqual([]);
  const [last, before] = content.projects.toReversed();
  expect(last).toMatchObject({ slug: 'my-shop', title: 'My Shop', draft: true });
  expect(last?.order).toBe((before?.order ?? 0) + 1);
});

it.each([
  [['post', 'Été', 'à', 'Paris'], 'ete-a-paris'],
  [['post', '日本', '--slug', 'japan'], 'japan'],
  [['post', 'word '.repeat(40)], 'word-'.repeat(12).slice(0, -1)],
])('names the file of %j', async (args, slug) => {
  expect(await write(projectFolder({}), ...args)).toContain(`content/blog/${slug}.md`);
});

it('never overwrites a file', async () => {
  const root = projectFolder({ 'content/blog/a.md': 'mine' });
  expect(await write(root, 'post', 'A')).toContain('content/blog/a.md');
  expect(readFileSync(join(root, 'content/blog/a.md'), 'utf8')).toBe('mine');
});

it.each([
  [[], 'post'],
  [['page', 'A'], 'post'],
  [['post', ' '], 'title'],
  [['post', '🚀'], '--slug'],
  [['post', 'A', '--slug', 'A b'], '--slug'],
  [['project', 'About'], '/about/'],
  [['post', 'Tags'], '/blog/tags/'],
  [['post', 'A', '--draft'], '--draft'],
])('refuses %j without a stack trace', async (args, word) => {
  const said = await write(projectFolder({}), ...args);
  expect(said).toContain(word);
  expect(said).not.toMatch(/^Written|^\s+at /m);
});
