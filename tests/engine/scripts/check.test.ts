/** @jest-environment node */
import { contentFile, fixtureFolder, post, type Files } from '../../support/content-folder';
import { photo } from '../../support/pictures';
import { runScript } from '../../support/run-script';

const check = (files: Files, ...args: string[]) =>
  runScript(fixtureFolder(files), 'scripts/check.ts', ...args);

it('npm run check fails on errors, all in one run, with a link to a draft among them', async () => {
  const { code, stderr } = await check({
    'content/blog/a.md': post(
      { tags: ['A'] },
      '[b](/blog/b)\n\n![](/images/box.svg)\n\n[c](/blog/draft-c)',
    ),
    'content/blog/b.md': post({ draft: true, tags: ['A'] }),
    'content/blog/draft-b.md': post({ draft: true, tags: ['A'] }),
    'content/blog/old/c.md': '',
    'public/images/d.jpg': await photo({ located: true }),
  });
  expect(code).toBe(1);
  expect(stderr.match(/^content.*|^public.*/gm)).toEqual([
    'content/blog/old: place',
    'content/blog/a.md:7: text',
    'content/blog/a.md:9: text',
    'content/blog/a.md:11: text',
    'public/images/d.jpg: metadata',
  ]);
});

it('npm run check lists scheduled posts and what is left to write in drafts, and does not fail', async () => {
  const files = {
    'content/blog/a.md': post({ date: '31-12-2999', tags: ['A'] }),
    'content/blog/b.md': post({ draft: true, tags: ['A'] }, 'To write: all of it'),
    'content/pages/c.md': contentFile({ title: 'C', description: 'To write: C', draft: true }),
  };
  const { code, stdout } = await check(files, '--publish', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    scheduled: expect.arrayContaining([{ file: 'content/blog/a.md', day: '2999-12-31' }]),
    placeholders: [],
    draftPlaceholders: [
      { file: 'content/pages/c.md', field: 'description' },
      { file: 'content/blog/b.md', line: 8 },
    ],
  });
  const { stdout: printed } = await check(files);
  expect(printed).toContain('content/blog/a.md: 31-12-2999');
  expect(printed).toContain('content/blog/b.md:8: text: To write');
});

it('npm run check names unused images beside errors, unless a file cannot be read that may use them', async () => {
  const dead = post({ tags: ['A'] }, '[b](/nowhere/)');
  const files = { 'content/blog/a.md': dead, 'public/images/d.jpg': await photo() };
  const unused = 'public/images/d.jpg: no text';
  expect((await check(files)).stdout).toContain(unused);
  const unread = { ...files, 'content/blog/b.md': post({ title: '' }) };
  expect((await check(unread)).stdout).not.toContain(unused);
});

it('npm run check does not fail on warnings and placeholders, which name file and line', async () => {
  const { code, stdout } = await check({
    'content/blog/a.md': post({}, '#### Deep'),
    'content/blog/b.md': post({ date: '31-12-2999' }, 'To write: a post of that day'),
  });
  expect(code).toBe(0);
  expect(stdout).toContain('content/blog/a.md:6: "#### Deep"');
  expect(stdout).toContain('content/blog/b.md:6: text: To write');
});
