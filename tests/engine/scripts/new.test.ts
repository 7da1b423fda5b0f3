/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '@/build/cli';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { writeEntry, type EntryKind } from '@/scripts/new/entry';
import { fixtureFolder, projectFolder } from '../../support/content-folder';
import { runScript } from '../../support/run-script';

/** Writes an entry, and returns what is said about it. */
function write(root: string, ...[kind, title, slug]: Entry): string {
  const log = jest.spyOn(console, 'log').mockImplementation();
  try {
    writeEntry(kind, title, slug, root);
    return log.mock.calls.join('\n');
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  } finally {
    log.mockRestore();
  }
}

type Entry = [kind: EntryKind, title: string, slug?: string];

it('npm run new writes a post without errors, as a draft', () => {
  const root = fixtureFolder();
  const said = write(root, 'post', 'Why "quotes": matter & more');
  expect(said).toContain('content/blog/why-quotes-matter-and-more.md');
  const { content, problems } = loadSiteContent({ root, drafts: true });
  expect(problems).toEqual([]);
  const written = content.posts.find(({ summary }) => summary.id === 'why-quotes-matter-and-more');
  expect(written?.summary).toMatchObject({ title: 'Why "quotes": matter & more', draft: true });
});

it('npm run new writes a page without errors, as a draft', () => {
  const root = fixtureFolder();
  expect(write(root, 'page', 'What I use', 'uses')).toContain('content/pages/uses.md');
  const { content, problems } = loadSiteContent({ root, drafts: true });
  expect(problems).toEqual([]);
  const written = content.pages.find(({ slug }) => slug === 'uses');
  expect(written).toMatchObject({ title: 'What I use', draft: true });
});

it('npm run new writes a project without errors, as a draft after the others', () => {
  const root = fixtureFolder();
  write(root, 'project', 'My Shop');
  const { content, problems } = loadSiteContent({ root, drafts: true });
  expect(problems).toEqual([]);
  const [last, before] = content.projects.toReversed();
  expect(last).toMatchObject({ slug: 'my-shop', title: 'My Shop', draft: true });
  expect(last?.order).toBe((before?.order ?? 0) + 1);
});

it.each<[Entry, string]>([
  [['post', '日本', 'japan'], 'japan'],
  [['post', 'word '.repeat(40)], 'word-'.repeat(12).slice(0, -1)],
])('npm run new names the file of %j', (entry, slug) => {
  expect(write(projectFolder({}), ...entry)).toContain(`content/blog/${slug}.md`);
});

it('npm run new names a file in the language of the site', () => {
  const settings = jest.replaceProperty(site, 'settings', { ...site.settings, language: 'de' });
  expect(write(projectFolder({}), 'post', 'Über Größe')).toContain('ueber-groesse.md');
  settings.restore();
});

it.each<[Entry, boolean]>([
  [['post', 'A'], true],
  [['project', 'A'], true],
  [['page', 'A'], false],
])('npm run new says of %j whether its part of the site is switched off: %s', (entry, isSaid) => {
  expect(write(projectFolder({}), ...entry)).not.toContain('data/site.ts');
  const pages = { ...site.settings.pages, blog: false, projects: false };
  const settings = jest.replaceProperty(site, 'settings', { ...site.settings, pages });
  expect(write(projectFolder({}), ...entry).includes('data/site.ts')).toBe(isSaid);
  settings.restore();
});

it('npm run new never overwrites a file', () => {
  const root = projectFolder({ 'content/blog/a.md': 'mine' });
  expect(write(root, 'post', 'A')).toContain('content/blog/a.md');
  expect(readFileSync(join(root, 'content/blog/a.md'), 'utf8')).toBe('mine');
});

it.each<[Entry, string]>([
  [['page', 'Press'], 'content/projects/press.md'],
  [['project', 'Prices'], 'content/pages/prices.md'],
])('npm run new refuses %j, whose URL another file has', (entry, file) => {
  expect(write(fixtureFolder(), ...entry)).toContain(file);
});

it.each<[Entry, string]>([
  [['post', '🚀'], '--slug'],
  [['post', 'A', 'A b'], '--slug'],
  [['project', 'About'], '/about/'],
  [['page', 'Images'], 'public/images/'],
  [['post', 'Tags'], '/blog/tags/'],
])('npm run new refuses %j', (entry, word) => {
  const root = projectFolder({});
  expect(write(root, ...entry)).toContain(word);
  expect(existsSync(join(root, 'content'))).toBe(false);
});

it.each([
  [[], 'post'],
  [['post', ' '], 'title'],
])('npm run new refuses %j without a stack trace', async (args, word) => {
  const { stderr } = await runScript(projectFolder({}), 'scripts/new.ts', ...args);
  expect(stderr).toContain(word);
  expect(stderr).not.toMatch(/^\s+at /m);
});
