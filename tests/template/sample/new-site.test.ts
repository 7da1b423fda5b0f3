import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readResume } from '@/lib/resume/read-resume';
import { checkResume } from '@/scripts/check/data/resume';
import { newSite } from '@/scripts/new/site';
import { projectFolder } from '../support/content-folder';
import { copySite } from '../support/site-copy';

/* Moving in, which is possible only with the sample. */

const copy = copySite();

afterEach(copy.reset);

const fixture = (name: string) => `tests/template/fixtures/resumes/${name}.json`;

it('moves in with a résumé, without errors or remains of the sample', () => {
  const { run, read, has } = copy;
  const moveIn = run('new', ['site', '--from', fixture('clerk'), '--yes']);
  expect(moveIn).toEqual({ status: 0, output: expect.not.stringContaining('phone number') });
  const written: unknown = JSON.parse(read('data/resume.json'));
  expect(checkResume(written)).toEqual([]);
  expect(read('data/resume.json')).toContain('"summary": "To write:"');
  expect(read('data/resume.json')).not.toContain('""');
  expect(readResume(written)).toMatchObject({
    basics: { name: 'Ed', url: 'https://ed.test' },
    work: [{ name: 'Post office' }, { name: 'Post office' }],
  });
  expect(['tests/template/sample', 'content/projects/maskott.md'].filter(has)).toEqual([]);
  expect(read('data/strings.ts')).toContain('summary');
  for (const file of ['strings', 'site', 'navigation', 'timeline', 'toolkit']) {
    expect(read(`data/${file}.ts`)).not.toMatch(/your-handle|Solidity|Maskott|esports/);
  }
  const { status, output } = run('check', []);
  expect({ status, output }).toMatchObject({ status: 0 });
  expect(output).toContain('content/blog/my-first-post.md');
  expect(run('new', ['site', '--from', fixture('nurse'), '--yes'])).toMatchObject({
    status: 1,
    output: expect.stringContaining('this is the site of Ed'),
  });
}, 60_000);

it('accepts piped answers, removes the routes of unwanted sections, and then writes a post', () => {
  const { run, read, has } = copy;
  const answers = [
    'Ada',
    'Engineer',
    'London',
    'ada@ada.test',
    'https://ada.test',
    'about blog',
    'press',
  ];
  expect(run('new', ['site'], `${answers.join('\n')}\n`)).toMatchObject({ status: 0 });
  expect(readResume(JSON.parse(read('data/resume.json'))).basics).toMatchObject({
    name: 'Ada',
    label: 'Engineer',
    location: { city: 'London' },
    email: 'ada@ada.test',
  });
  const folders = ['app/about', 'app/blog', 'app/contact', 'app/projects', 'content/projects'];
  expect(folders.filter(has)).toEqual(['app/about', 'app/blog']);
  expect(read('data/navigation.ts')).not.toContain('/contact/');
  expect(read('data/theme.ts')).toContain('...looks.press,');
  expect(read('app/fonts.css')).toContain('fraunces');
  expect(run('new', ['post', 'Hello'])).toMatchObject({ status: 0 });
  expect(has('content/blog/hello.md')).toBe(true);
  expect(run('check', [])).toMatchObject({ status: 0 });
}, 60_000);

it('writes the fallbacks of the typefaces as they are', () => {
  const { run, read, root } = copy;
  const before = read('app/fonts.css');
  expect(before).toContain('ascent-override');
  rmSync(path.join(root, 'app/fonts.css'));
  expect(run('fonts', [])).toMatchObject({ status: 0 });
  expect(read('app/fonts.css')).toBe(before);
}, 60_000);

it('changes nothing in a dry run, or with missing answers', () => {
  const { run, git } = copy;
  const dryRun = run('new', ['site', '--from', fixture('security-engineer'), '--yes', '--dry-run']);
  expect(dryRun).toMatchObject({
    status: 0,
    output: expect.stringContaining('  tests/template/sample'),
  });
  expect(dryRun.output).toMatch(/^Not in data\/toolkit.ts: .*OAuth 2.0/m);
  expect(run('new', ['site'], 'Ada\n')).toMatchObject({ status: 1 });
  expect(git('status', '--porcelain')).toBe('');
}, 60_000);

it.each<[string, string | Buffer, string]>([
  ['in FRESH', '{ "name": "A", "employment": { "history": [] } }', 'is in the format FRESH'],
  ['without a career', '{ "basics": { "name": "A" } }', 'has no work, education or projects'],
  ['of Word', 'Ada Lovelace, engineer', 'is not in the JSON Resume format'],
  ['in UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'encoding: expected UTF-8'],
])('says what is wrong with a file %s', async (_, content, message) => {
  const from = path.join(projectFolder({ career: content }), 'career');
  const moveIn = newSite({ from, language: 'en', yes: true, dryRun: true });
  await expect(moveIn).rejects.toThrow(message);
  await expect(moveIn).rejects.toThrow(from);
});

it('stops if changes would be lost', () => {
  const { run, read, root } = copy;
  writeFileSync(path.join(root, 'content/blog/mine.md'), 'My text');
  const { status, output } = run('new', ['site', '--from', fixture('nurse'), '--yes']);
  expect(status).toBe(1);
  expect(output).toContain('content/blog/mine.md');
  expect(read('content/blog/mine.md')).toBe('My text');
}, 60_000);

it('copies record the version that they begin with', () => {
  const { template } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, newest] = /^## (v[\d.]+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(template.version).toBe(newest);
});
