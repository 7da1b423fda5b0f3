import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imported, projectFolder } from './support/imported';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const post = (body: string, fields = '') =>
  `---\ntitle: Post\ndate: 2020-01-01\n${fields}---\n\n${body}\n`;

it.each([
  ['a path above the folder', '../../secret.png'],
  ['an absolute path', '/etc/secret.png'],
  ['an encoded path', '..%2F..%2Fsecret.png'],
  ['a URL of a file', 'file:///etc/secret.png'],
  ['a symbolic link', 'link.png'],
  ['a folder that is a symbolic link', 'elsewhere/secret.png'],
])('copies nothing from outside the folder: %s', async (_, url) => {
  const outside = projectFolder({
    'secret.png': PIXEL,
    'blog/posts/a.md': post(`![Secret](${url})`, `image: ${url}\nimageAlt: Secret\n`),
  });
  const source = path.join(outside, 'blog');
  symlinkSync(path.join(outside, 'secret.png'), path.join(source, 'posts/link.png'));
  symlinkSync(outside, path.join(source, 'posts/elsewhere'));
  const { files, report } = await imported(source);
  expect(files()).toEqual(['blog/a.md']);
  expect(report).toContain('an image that is not in the folder');
});

it('does not import posts that are symbolic links', async () => {
  const outside = projectFolder({ 'secret.md': post('Secret'), 'blog/a.md': post('Mine') });
  symlinkSync(path.join(outside, 'secret.md'), path.join(outside, 'blog/b.md'));
  const { files } = await imported(path.join(outside, 'blog'));
  expect(files()).toEqual(['blog/a.md']);
});

it('never runs front matter in JavaScript', async () => {
  const source = projectFolder({
    'a.md': `---js\n{ title: (() => { globalThis.wasRun = true; return 'Run'; })() }\n---\nText.\n`,
    'b.md': `---coffee\ntitle: process.exit 1\n---\nText.\n`,
  });
  const { read, report } = await imported(source);
  expect(globalThis).not.toHaveProperty('wasRun');
  expect(read('blog/a.md')).toMatch(/^draft: true$/m);
  expect(read('blog/a.md')).not.toContain('wasRun');
  expect(report).toContain('globalThis.wasRun');
});

it('starts no program that the configuration of a repository names', async () => {
  const source = projectFolder({ 'a.md': '# A\n\nText.\n' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: source, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@a.test',
    'commit',
    '-qm',
    'A',
    '--date=2019-05-06T23:00:00-0800',
  );
  const program = path.join(source, 'program.sh');
  writeFileSync(program, `#!/bin/sh\ntouch ${source}/was-run\n`, { mode: 0o755 });
  for (const name of [
    'core.fsmonitor',
    'gpg.program',
    'core.pager',
    'core.sshCommand',
    'core.editor',
  ]) {
    git('config', name, program);
  }
  git('config', 'log.showSignature', 'true');
  const { read } = await imported(source);
  expect(read('blog/a.md')).toContain('date: 06-05-2019');
  expect(existsSync(path.join(source, 'was-run'))).toBe(false);
});

it('does not follow a .git that leads elsewhere', async () => {
  const elsewhere = projectFolder({ 'a.md': 'Text.' });
  execFileSync('git', ['init', '--quiet'], { cwd: elsewhere });
  const source = projectFolder({ 'a.md': '# A\n\nText.\n', '.git': `gitdir: ${elsewhere}/.git\n` });
  const { read } = await imported(source);
  expect(read('blog/a.md')).toMatch(/^draft: true$/m);
});

it('leaves out files that are huge or no text, with a word', async () => {
  const source = projectFolder({
    'a.md': post('Text.'),
    'binary.md': Buffer.from([0, 1, 2, 3]),
    'latin.md': Buffer.from([0x63, 0x61, 0x66, 0xe9]),
    'huge.md': 'word '.repeat(500_000),
  });
  const { files, report } = await imported(source);
  expect(files()).toEqual(['blog/a.md']);
  for (const name of ['binary.md', 'latin.md', 'huge.md']) expect(report).toContain(`  ${name}  `);
});

it('gives files legal names, and overwrites nothing', async () => {
  const source = projectFolder({
    'a/Ünïcode & Co.md': post('![x](<Bild 1.PNG>)'),
    'a/Bild 1.PNG': PIXEL,
    'b/CON.md': post('One.', 'slug: ../../../etc/passwd\n').replace('title: Post', 'title: B'),
    'c/index.md': post('Two.').replace('title: Post', 'title: C'),
    'd/archive.md': post('Three.').replace('title: Post', 'title: D'),
  });
  const { files, contentFolder, again } = await imported(source);
  expect(files()).toEqual([
    'blog/archive-2.md',
    'blog/c.md',
    'blog/passwd.md',
    'blog/unicode-and-co.md',
    'blog/unicode-and-co/bild-1.png',
  ]);
  writeFileSync(path.join(contentFolder, 'blog/c.md'), post('My own words.').replace('Post', 'C'));
  await again();
  expect(files()).toHaveLength(5);
});

it('knows posts that were renamed here by their old URL', async () => {
  const source = projectFolder({ 'posts/a.md': post('Text.') });
  const url = '/old/:title/';
  const { again, files, contentFolder, read } = await imported(source, { url });
  const text = read('blog/a.md').replace('title: Post', 'title: Another');
  rmSync(path.join(contentFolder, 'blog/a.md'));
  writeFileSync(path.join(contentFolder, 'blog/b.md'), text);
  expect(await again()).toContain('1 post is here already. Nothing was changed.');
  expect(files()).toEqual(['blog/b.md']);
});

it('knows posts that have no date, or errors', async () => {
  const source = projectFolder({ 'a.md': '# A\n\nText.\n', 'b.md': '# B\n\nText.\n' });
  const { again, contentFolder, read } = await imported(source);
  expect(read('blog/a.md')).toContain('date: "To write: the day"');
  writeFileSync(path.join(contentFolder, 'blog/a.md'), '---\ntitle: A\nwrong: field\n---\nMine.\n');
  expect(await again()).toContain('2 posts are here already. Nothing was changed.');
  expect(read('blog/a.md')).toContain('Mine.');
});

it('turns links that pages refuse into their words', async () => {
  const source = projectFolder({
    'a.md': post('[run](javascript:alert%281%29) <a href="file:///etc/passwd">it</a>'),
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toMatch(/run <a>it<\/a>\n$/);
  expect(read('blog/a.md')).not.toMatch(/^draft/m);
  expect(report).toContain('a link that pages do not have: file:///etc/passwd');
});

it('makes a draft of what it cannot convert, and tells why', async () => {
  const source = projectFolder({
    'a.md': post('A formula: $$\\notacommand$$'),
    'b.md': post('See [a](a.md).').replace('Post', 'B'),
  });
  const { read, report } = await imported(source);
  expect(read('blog/a.md')).toMatch(/^draft: true$/m);
  expect(report).toMatch(/blog\/a\.md {2}has an error, so it is a draft/);
  // A published post cannot link to a draft.
  expect(read('blog/b.md')).toContain('See a.');
  expect(read('blog/b.md')).not.toMatch(/^draft/m);
});

it('survives texts that are made to hang it', async () => {
  const source = projectFolder({
    'a.md': post('{{<'.repeat(2000) + '{%'.repeat(2000) + '$'.repeat(2000)),
    'b.md': post('<'.repeat(2000) + '\\['.repeat(2000) + '^['.repeat(1000)),
    'c.md': post('<A '.repeat(1000) + ' x'.repeat(4000)),
    'd.md': `---\na: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n${'d: *c\n'.repeat(50)}---\nText.\n`,
  });
  const { files } = await imported(source);
  expect(files()).toHaveLength(4);
});
