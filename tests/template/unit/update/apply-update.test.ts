import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyUpdate } from '@/scripts/update/apply-update';

// On Windows, git may be set up to write CRLF.
process.env.GIT_CONFIG_NOSYSTEM = '1';

const folder = mkdtempSync(path.join(tmpdir(), 'update-'));
const template = path.join(folder, 'template');
const site = path.join(folder, 'site');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Writes files, removes those without a text, and commits everything. */
function commit(root: string, files: Record<string, string | null>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'Change');
}

const read = (name: string) => readFileSync(path.join(site, name), 'utf8');
const has = (name: string) => existsSync(path.join(site, name));

/** A file of ten lines, some of them changed. */
const lines = (changed: Record<number, string> = {}) =>
  Array.from({ length: 10 }, (_, line) => `${changed[line] ?? `line ${line}`}\n`).join('');

const manifest = (version: string, more: object = {}, repository?: string) =>
  `${JSON.stringify({ name: 'template', ...more, template: { repository, version } }, null, 2)}\n`;

beforeAll(() => {
  mkdirSync(template);
  git(template, 'init', '--quiet', '--initial-branch', 'main');
  commit(template, {
    'package.json': manifest('v1.0', {}, template),
    'CHANGELOG.md': '# Changelog\n\n## v1.0\n\nThe first.\n',
    'README.md': 'The template\n',
    'app/about/page.tsx': lines(),
    'app/[slug]/page.tsx': lines(),
    'app/s/page.tsx': lines(),
    'components/edited.tsx': lines(),
    'components/same-line.tsx': lines(),
    'components/moved.tsx': lines(),
    'lib/removed.ts': 'an old helper\n',
    'lib/removed-but-edited.ts': 'another helper\n',
    'data/strings.ts': lines(),
    'content/blog/sample.md': lines(),
    'public/a.svg': lines(),
    'translations/de/strings.ts': lines(),
    'tests/template/sample/a.test.ts': lines(),
  });
  git(template, 'tag', 'v1.0');
  commit(template, {
    'package.json': manifest('v1.1', { description: 'New' }, template),
    'CHANGELOG.md': '# Changelog\n\n## v1.1\n\nA new page.\n\n## v1.0\n\nThe first.\n',
    'README.md': 'The template, changed\n',
    'app/about/page.tsx': lines({ 1: 'new' }),
    'app/[slug]/page.tsx': lines({ 1: 'new' }),
    'app/s/page.tsx': lines({ 1: 'new' }),
    'app/new/page.tsx': 'a new page\n',
    'components/edited.tsx': lines({ 1: 'new' }),
    'components/same-line.tsx': lines({ 5: 'new' }),
    'components/moved.tsx': null,
    'components/ui/moved.tsx': lines({ 1: 'new' }),
    'lib/removed.ts': null,
    'lib/removed-but-edited.ts': null,
    'lib/taken.ts': 'of the template\n',
    'data/strings.ts': lines({ 1: 'new' }),
    'content/blog/sample.md': lines({ 1: 'new' }),
    'public/a.svg': lines({ 1: 'new' }),
    'translations/de/strings.ts': lines({ 1: 'new' }),
    'content/blog/another.md': 'a new sample\n',
    'tests/template/sample/a.test.ts': lines({ 1: 'new' }),
  });
  git(template, 'tag', '--annotate', '--message', 'New', 'v1.1');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Begins a site as a copy or ZIP of the template. */
function begin() {
  git(folder, 'clone', '--quiet', '--branch', 'v1.0', template, site);
  rmSync(path.join(site, '.git'), { recursive: true });
  git(site, 'init', '--quiet');
  commit(site, {});
}

/** Begins a site as a fork of the template. */
function fork() {
  git(folder, 'clone', '--quiet', template, site);
  git(site, 'reset', '--quiet', '--hard', 'v1.0');
}

describe('a site that its owner has changed', () => {
  const change = () =>
    commit(site, {
      'README.md': 'My site\n',
      'app/about/page.tsx': null,
      'app/[slug]/page.tsx': null,
      'components/edited.tsx': lines({ 8: 'mine' }),
      'components/moved.tsx': lines({ 8: 'mine' }),
      'components/same-line.tsx': lines({ 5: 'mine' }),
      'components/mine.tsx': 'mine\n',
      'lib/removed-but-edited.ts': 'another helper, mine\n',
      'lib/taken.ts': 'of the owner\n',
      'data/strings.ts': lines({ 1: 'mine' }),
      'translations/de/strings.ts': null,
      'translations/fr/strings.ts': lines({ 1: 'mine' }),
      'content/blog/sample.md': null,
      'tests/template/sample/a.test.ts': null,
    });

  it.each([
    ['a copy or ZIP', begin],
    ['a fork', fork],
  ])('that began as %s gets what is new, merged with the changes', (_way, start) => {
    start();
    change();
    const report = applyUpdate(site, 'v1.1');
    expect(report).toMatchObject({
      conflicts: ['components/same-line.tsx', 'lib/removed-but-edited.ts', 'lib/taken.ts'],
      deleted: ['app/[slug]/page.tsx', 'app/about/page.tsx'],
    });
    expect(read('components/edited.tsx')).toBe(lines({ 1: 'new', 8: 'mine' }));
    expect(read('components/ui/moved.tsx')).toBe(lines({ 1: 'new', 8: 'mine' }));
    expect(has('components/moved.tsx')).toBe(false);
    expect(read('app/s/page.tsx')).toBe(lines({ 1: 'new' }));
    expect(read('app/new/page.tsx')).toBe('a new page\n');
    expect(has('lib/removed.ts')).toBe(false);
    expect(JSON.parse(read('package.json'))).toMatchObject({
      description: 'New',
      template: { repository: template, version: 'v1.1' },
    });

    expect(has('app/about/page.tsx') || has('app/[slug]/page.tsx')).toBe(false);
    expect(read('lib/removed-but-edited.ts')).toBe('another helper, mine\n');
    expect(read('components/mine.tsx')).toBe('mine\n');
    expect(read('README.md')).toBe('My site\n');
    expect(read('data/strings.ts')).toBe(lines({ 1: 'mine' }));
    expect(read('public/a.svg')).toBe(lines());
    expect(read('translations/fr/strings.ts')).toBe(lines({ 1: 'mine' }));
    for (const file of ['content/blog/sample.md', 'content/blog/another.md']) {
      expect([file, has(file)]).toEqual([file, false]);
    }
    expect(has('translations/de/strings.ts') || has('tests/template/sample/a.test.ts')).toBe(false);

    const conflict = read('components/same-line.tsx');
    expect(conflict).toMatch(/^<{7} .*\nmine\n={7}\nnew\n>{7} .*\n/m);
    expect(read('lib/taken.ts')).toMatch(/of the owner\n={7}\nof the template/);
  });

  it('with conflicts the command fails, and a second run says what to do first', () => {
    begin();
    change();
    const tsx = require.resolve('tsx');
    const command = [path.resolve('scripts/update/index.ts'), 'v1.1'];
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
    const { status, stdout } = spawnSync(process.execPath, ['--import', tsx, ...command], {
      cwd: site,
      env,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, expect.stringContaining('  components/same-line.tsx\n')]);
    expect(() => applyUpdate(site, 'v1.1')).toThrow(
      /^These files have unresolved conflicts:\ncomponents\/same-line\.tsx\n[^]*git add/,
    );
  });

  it('is undone by one command', () => {
    begin();
    change();
    applyUpdate(site, 'v1.1');
    git(site, 'reset', '--hard');
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(has('app/new/page.tsx') || has('components/ui/moved.tsx')).toBe(false);
    expect(read('components/same-line.tsx')).toBe(lines({ 5: 'mine' }));
  });
});

it('makes an unchanged site equal to the new version, except for the owner’s folders', () => {
  begin();
  const none = { conflicts: [], deleted: [] };
  expect(applyUpdate(site, 'v1.1')).toMatchObject(none);
  git(site, 'commit', '--quiet', '--message', 'Update');
  git(site, 'fetch', '--quiet', template, 'tag', 'v1.1');
  expect(git(site, 'diff', '--name-only', 'v1.1').trim().split('\n')).toEqual([
    'README.md',
    'content/blog/another.md',
    'content/blog/sample.md',
    'data/strings.ts',
    'public/a.svg',
    'translations/de/strings.ts',
  ]);
  expect(() => applyUpdate(site, 'v1.1')).toThrow('The site already has version v1.1.');
});

it('stops at uncommitted changes and new files, and names them', () => {
  begin();
  writeFileSync(path.join(site, 'components/edited.tsx'), 'not committed');
  writeFileSync(path.join(site, 'notes.txt'), 'not committed');
  expect(() => applyUpdate(site, 'v1.1')).toThrow(/edited\.tsx\n.*notes\.txt\n/);
  expect(read('components/edited.tsx')).toBe('not committed');
});

it('explains what to do without git, and with a version that does not exist', () => {
  begin();
  expect(() => applyUpdate(site, 'v9.9')).toThrow('git ls-remote --tags');
  expect(git(site, 'status', '--porcelain')).toBe('');
  rmSync(path.join(site, '.git'), { recursive: true });
  expect(() => applyUpdate(site, 'v1.1')).toThrow('git init');
});

it('takes the repository from the caller if package.json has none, and records it', () => {
  begin();
  for (const repository of [undefined, 'https://github.com/OWNER/a']) {
    commit(site, { 'package.json': manifest('v1.0', {}, repository) });
    expect(() => applyUpdate(site, 'v1.1')).toThrow('does not name the template and version');
  }
  const { conflicts } = applyUpdate(site, 'v1.1', template);
  expect(conflicts).toEqual([]);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'template',
    description: 'New',
    template: { repository: template, version: 'v1.1' },
  });
});
