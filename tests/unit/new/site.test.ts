/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkResume, readResume } from '@/lib/resume/read-resume';
import { neutralStrings } from '@/scripts/new/strings';

const root = process.cwd();
let copy = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, stdio: 'pipe' });

/** Makes a copy of the repository, in which everything is committed. */
function makeCopy() {
  copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@a.test', 'commit', '--quiet', '--message', 'Start');
}

afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script in the copy of the repository. */
function run(script: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/${script}.ts`, ...args],
    { cwd: copy, input, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const fixture = (name: string) => `tests/fixtures/resumes/${name}.json`;
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

it('moves in with a résumé, and has nothing of the sample left and no errors', () => {
  makeCopy();
  expect(run('new', ['site', '--from', fixture('clerk'), '--yes'])).toMatchObject({ status: 0 });
  const written: unknown = JSON.parse(read('data/resume.json'));
  expect(checkResume(written)).toEqual([]);
  expect(readResume(written)).toMatchObject({
    basics: { name: 'Ed', url: 'https://ed.test' },
    work: [{ name: 'Post office' }, { name: 'Post office' }],
  });
  expect(existsSync(path.join(copy, 'tests/sample'))).toBe(false);
  expect(existsSync(path.join(copy, 'content/projects/maskott.md'))).toBe(false);
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

it('takes piped answers, and removes the routes of parts that are not wanted', () => {
  makeCopy();
  const answers = ['Ada', 'Engineer', 'London', 'ada@ada.test', 'https://ada.test', 'about blog'];
  const { status } = run('new', ['site'], `${answers.join('\n')}\n`);
  expect(status).toBe(0);
  expect(readResume(JSON.parse(read('data/resume.json'))).basics).toMatchObject({
    name: 'Ada',
    label: 'Engineer',
    location: { city: 'London' },
    email: 'ada@ada.test',
  });
  const parts = ['about', 'blog', 'contact', 'projects'];
  expect(parts.filter((part) => existsSync(path.join(copy, 'app', part)))).toEqual([
    'about',
    'blog',
  ]);
  expect(read('data/navigation.ts')).not.toContain('/contact/');
  expect(existsSync(path.join(copy, 'content/projects'))).toBe(false);
  expect(run('check', [])).toMatchObject({ status: 0 });
}, 60_000);

it('changes nothing in a dry run, with an error in the résumé, or without all answers', () => {
  makeCopy();
  writeFileSync(path.join(copy, '.git/wrong.json'), '{ "basics": { "name": "A", "email": "a" } }');
  const runs = [
    run('new', ['site', '--from', fixture('nurse'), '--yes', '--dry-run']),
    run('new', ['site', '--from', '.git/wrong.json', '--yes']),
    run('new', ['site'], 'Ada\n'),
  ];
  expect(runs.map(({ status }) => status)).toEqual([0, 1, 1]);
  expect(runs[0]?.output).toContain('  tests/sample');
  expect(runs[1]?.output).toContain('.git/wrong.json: basics.email');
  expect(git('status', '--porcelain').toString()).toBe('');
}, 60_000);

it('stops if changes would be lost', () => {
  makeCopy();
  writeFileSync(path.join(copy, 'content/blog/mine.md'), 'My text');
  const { status, output } = run('new', ['site', '--from', fixture('nurse'), '--yes']);
  expect(status).toBe(1);
  expect(output).toContain('content/blog/mine.md');
  expect(read('content/blog/mine.md')).toBe('My text');
}, 60_000);

it('finds every sentence of the sample in data/strings.ts', () => {
  const strings = neutralStrings(readFileSync('data/strings.ts', 'utf8'), 'I sew.\nAnd I bind.');
  expect(strings).toContain('"I sew.","And I bind."');
});

it('writes posts, projects and pages as drafts without errors, each once', () => {
  makeCopy();
  for (const [kind, folder] of [
    ['post', 'blog'],
    ['project', 'projects'],
    ['page', 'pages'],
  ] as const) {
    const title = `A new ${kind}`;
    expect(run('new', [kind, title])).toMatchObject({ status: 0 });
    expect(read(`content/${folder}/a-new-${kind}.md`)).toMatch(/^draft: true$/m);
    expect(run('new', [kind, title])).toMatchObject({ status: 1 });
  }
  expect(run('check', []).output).toContain('0 errors, 0 errors in drafts');
}, 60_000);
