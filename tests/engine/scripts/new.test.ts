/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSiteContent as readContent } from '@/lib/site/content';
import { picture, project, projectFolder } from '../../support/content-folder';

jest.setTimeout(60_000);

const here = process.cwd();

/** Runs `npm run new` in a project's folder. */
async function write(root: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      ...['--import', join(here, 'node_modules/tsx/dist/loader.mjs')],
      ...[join(here, 'scripts/new.ts'), ...args],
    ],
    { cwd: root, env: { ...process.env, TSX_TSCONFIG_PATH: join(here, 'tsconfig.json') } },
  ).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

it('writes a post that has no mistakes and is a draft', async () => {
  const root = projectFolder({});
  cpSync(join(here, 'content'), join(root, 'content'), { recursive: true });
  cpSync(join(here, 'public'), join(root, 'public'), { recursive: true });
  const said = await write(root, 'post', 'Why "quotes": matter & more');
  expect(said).toContain('Written: content/blog/why-quotes-matter-more.md');
  expect(said).toContain('npm run dev');
  const { content, problems } = readContent({ root, drafts: true });
  expect(problems).toEqual([]);
  const written = content.posts.find(({ summary }) => summary.id === 'why-quotes-matter-more');
  expect(written?.summary).toMatchObject({ title: 'Why "quotes": matter & more', draft: true });
  const published = readContent({ root }).content.posts.map(({ summary }) => summary.id);
  expect(published).not.toContain('why-quotes-matter-more');
});

it('writes a project with a picture, after the others, without mistakes', async () => {
  const root = projectFolder({ ...picture, 'content/projects/a.md': project({ order: 4 }) });
  await write(root, 'project', 'My Shop');
  const { content, problems } = readContent({ root });
  expect(problems.filter(({ file }) => file.startsWith('content/'))).toEqual([]);
  expect(content.projects.at(-1)).toMatchObject({ slug: 'my-shop', title: 'My Shop', order: 5 });
});

it('takes a title without quotes, and another address where it is told one', async () => {
  const root = projectFolder({});
  expect(await write(root, 'post', 'Été', 'à', 'Paris')).toContain('content/blog/ete-a-paris.md');
  expect(await write(root, 'post', '日本', '--slug', 'japan')).toContain('content/blog/japan.md');
});

it('cuts a long address between words', async () => {
  const said = await write(projectFolder({}), 'post', 'word '.repeat(40));
  expect(said).toContain(`content/blog/${'word-'.repeat(12).slice(0, -1)}.md`);
});

it('never writes over a file', async () => {
  const root = projectFolder({ 'content/blog/a.md': 'mine' });
  expect(await write(root, 'post', 'A')).toContain('content/blog/a.md is there already');
  expect(readFileSync(join(root, 'content/blog/a.md'), 'utf8')).toBe('mine');
});

it.each([
  [[], 'Expected post or project, found nothing.'],
  [['page', 'A'], 'Expected post or project, found "page".'],
  [['post'], 'The title is missing.'],
  [['post', ' '], 'The title is missing.'],
  [['post', '🚀'], 'No address can be made from "🚀"'],
  [['post', 'مرحبا'], 'No address can be made from "مرحبا"'],
  [['post', 'A', '--slug', 'A b'], '--slug: expected lower-case letters'],
  [['project', 'About'], '"about" is the address of the page /about/'],
  [['post', 'Tags'], '"tags" is the address of the list of tags, /blog/tags/'],
  [['post', 'A', '--draft'], "Unknown option '--draft'"],
])('says what is wrong with %j', async (args, words) => {
  const said = await write(projectFolder({}), ...args);
  expect(said).toContain(words);
  expect(said).not.toMatch(/^\s+at /m);
});
