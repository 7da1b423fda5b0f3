/** @jest-environment node */
import { cpSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderContent } from '@/build/render-content';
import { filesToRender } from '@/lib/content/load-content';
import { openCache } from '@/lib/content/text-cache';
import { words } from '@/lib/site';
import {
  contentFile,
  fixtureFolder,
  post,
  project,
  projectFolder,
} from '../../support/content-folder';

const limits = { seconds: 60, megabytes: 256 };

/** What is wrong with the files that cannot be rendered. */
async function problemsOf(files: Record<string, string>, changed: Partial<typeof limits> = {}) {
  const settings = { root: projectFolder(files), words: words.markdown };
  const { failed } = await renderContent(settings, { ...limits, ...changed });
  return [...failed].map(([file, { found }]) => `${file}: ${found}`).sort();
}

const lists = `${'1. '.repeat(20_000)}a`;
const table = `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|b\n'.repeat(4000)}`;

it('ends what takes too long, and renders the rest', async () => {
  const files = {
    'content/blog/good.md': post(),
    'content/blog/lists.md': post({}, lists),
    'content/pages/uses.md': contentFile({ title: 'A', description: 'B' }, lists),
    'content/projects/shop.md': project({ contextDescription: lists }),
  };
  expect(await problemsOf(files, { seconds: 2 })).toEqual([
    expect.stringMatching(/^content\/blog\/lists.md: .*longer/),
    expect.stringMatching(/^content\/pages\/uses.md: .*longer/),
    expect.stringMatching(/^content\/projects\/shop.md: .*longer/),
  ]);
});

it.each([
  ['memory', table],
  ['call stack', '<b>'.repeat(5000)],
])('names the file that takes too much %s', async (what, text) => {
  expect(await problemsOf({ 'content/blog/a.md': post({}, text) })).toEqual([
    expect.stringContaining(what),
  ]);
});

it.each([
  ['a line of spaces', ' '.repeat(100_000)],
  ['open links', '['.repeat(50_000)],
])('renders %s', async (_, text) => {
  expect(await problemsOf({ 'content/blog/a.md': post({}, text) })).toEqual([]);
});

it('renders a text once, until the text, a word of the renderer or a plugin changes', async () => {
  const root = fixtureFolder();
  const { markdown } = words;
  const count = (added = markdown, engine?: string) =>
    filesToRender(root, added, openCache(root, added, engine)).length;
  const all = count();
  expect(all).toBeGreaterThan(5);
  await renderContent({ root, words: markdown });
  expect(count()).toBe(0);

  appendFileSync(join(root, 'content/blog/iron-gall.md'), 'More.');
  expect(count()).toBe(1);
  expect(count({ ...markdown, note: 'Nota bene' })).toBe(all);

  const engine = projectFolder({});
  cpSync('lib', join(engine, 'lib'), { recursive: true });
  cpSync('package-lock.json', join(engine, 'package-lock.json'));
  expect(count(markdown, engine)).toBe(1);
  appendFileSync(join(engine, 'lib/markdown/rehype-figures.ts'), '// Changed');
  expect(count(markdown, engine)).toBe(all);
});
