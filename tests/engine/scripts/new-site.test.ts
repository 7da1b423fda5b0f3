/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner, Words } from '@/lib/site/types';
import { fixtureFolder } from '../../support/content-folder';

const resume = {
  basics: {
    ...{ name: 'Anna Beck', label: 'Data engineer', url: 'https://beck.test/anna', phone: '123' },
    summary: 'I move water into tables.',
    ...{ email: 'anna@beck.test', location: { city: 'Berlin', countryCode: 'DE' } },
    profiles: [{ network: 'GitHub', url: 'https://github.com/anna' }],
  },
  work: [{ name: 'Bank', position: 'Engineer', startDate: '2019' }],
  projects: [
    {
      name: 'Atlas of rivers',
      type: 'Freelance book',
      startDate: '2020',
      url: 'https://rivers.test/',
      roles: ['Author', 'Editor'],
      highlights: ['Drew: maps'],
    },
    { name: 'Atlas of lakes', startDate: '2018', keywords: ['Maps'], roles: ['Author'] },
  ],
  skills: [{ name: 'Maps' }, { name: 'Languages', keywords: ['C++', 'Latin'] }],
};

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** The fixture site as a sample: its owner has a placeholder's name. */
function sample() {
  const root = fixtureFolder({
    'package.json': JSON.stringify({ name: 'sample', version: '1.0.0' }),
    'package-lock.json': JSON.stringify({ name: 'sample', packages: { '': { name: 'sample' } } }),
    'README.md': readFileSync('README.md', 'utf8'),
    'tests/sample/a.test.ts': '',
    '.gitignore': '/.cache/\n',
    'resume.json': JSON.stringify(resume),
  });
  cpSync('tests/fixtures/site/data', join(root, 'data'), { recursive: true });
  const owner = join(root, 'data/owner.ts');
  writeFileSync(owner, readFileSync(owner, 'utf8').replace('Inés Łuczak', 'Jane Doe'));
  return root;
}

function committedSample() {
  const root = sample();
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];
  git(root, ...author, 'commit', '--quiet', '--message', 'Start');
  return root;
}

/** Runs Node with lines of input. */
function run(root: string, args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    ...{ input, encoding: 'utf8' },
    env: { ...process.env, SITE: root },
  });
  return { status, said: stdout + stderr };
}

const newSite = (root: string, args: string[], input?: string) =>
  run(root, ['scripts/run.mjs', 'new', 'site', ...args], input);

const check = (root: string) => run(root, ['scripts/run.mjs', 'check']);

const ownerOf = (root: string) =>
  jest.requireActual<{ owner: Owner }>(join(root, 'data/owner.ts')).owner;
const textOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
const changes = (root: string) => git(root, 'status', '--porcelain');

describe('a site made from a résumé', () => {
  const root = committedSample();
  let said: string;

  beforeAll(() => {
    ({ said } = newSite(root, ['--from', join(root, 'resume.json'), '--yes']));
  });

  it('has the facts of its owner, and none that the sample had beside them', () => {
    const owner = ownerOf(root);
    expect(owner).toMatchObject({ name: 'Anna Beck', timeZone: 'Europe/Berlin' });
    expect(owner.portrait).toBeUndefined();
    expect(textOf(root, 'data/career.ts')).toContain('Atlas of rivers');
    expect(textOf(root, 'data/career.ts')).toContain('// positions: [');
    expect(textOf(root, 'data/owner.ts')).toContain('// securityContactUntil:');
    expect(textOf(root, 'data/timeline.ts')).toContain('Engineer, Bank');
    expect(textOf(root, 'package.json')).toContain('"name": "anna-beck-portfolio"');
    expect(textOf(root, 'package-lock.json')).not.toContain('sample');
    expect(textOf(root, 'README.md')).toMatch(/^# Anna Beck\n[^]*```sh\nnpm ci && npm start/);
    expect(textOf(root, 'README.md')).not.toMatch(/sample|new -- site/i);
  });

  it('keeps nothing of the sample, and begins with two drafts', () => {
    const files = git(root, 'ls-files', '--cached', '--others', '--', 'content', 'public', 'tests');
    expect(files.split('\n').filter((file) => existsSync(join(root, file)) && file)).toEqual([
      'content/blog/my-first-post.md',
      'content/projects/atlas-of-rivers.md',
    ]);
  });

  it('has what the résumé says where pages would be empty', () => {
    expect(textOf(root, 'data/words.ts').match(/I move water into tables\./g)).toHaveLength(2);
    expect(textOf(root, 'data/toolkit.ts')).toMatch(/Languages[^]*'C\+\+', icon: 'SiCplusplus'/);
    const project = textOf(root, 'content/projects/atlas-of-rivers.md');
    expect(project).toMatch(
      /^title: "Atlas of rivers"[^]*projectType: freelance[^]*kind: "Freelance book"[^]*label: "rivers\.test", url: "https:\/\/rivers\.test\/"/m,
    );
    expect(project).toMatch(/role: "Author, Editor"[^]*responsibilities:\n {2}- "Drew: maps"/);
  });

  it('has its dates in one form, and a folder for pictures', () => {
    const { periods } = jest.requireActual<{ periods: Words['periods'] }>(
      join(root, 'data/words.ts'),
    );
    expect(periods.project).toEqual({
      month: '{monthName} {year}',
      range: '{start} – {end}',
      since: '{start} – now',
    });
    expect(existsSync(join(root, 'public/images'))).toBe(true);
  });

  it('has no errors, and is formatted', () => {
    expect(check(root)).toEqual({ status: 0, said: expect.stringContaining('0 errors') });
    const prettier = ['node_modules/prettier/bin/prettier.cjs', '--config', 'package.json'];
    expect(run(root, [...prettier, '--check', join(root, 'data')])).toMatchObject({ status: 0 });
  });

  it('was told what has no place', () => {
    expect(said).toContain('basics.phone');
    expect(said).toContain('projects[1].roles');
    expect(said).not.toContain('projects[0]');
    expect(said).toMatch(/[Gg]uessed[^]*data\/career\.ts[^]*data\/toolkit\.ts/);
    expect(said).not.toContain('timeZone');
    expect(said).toContain('npm run check');
  });

  it('is told of the path of its URL', () => {
    expect(ownerOf(root).siteUrl).toBe('https://beck.test');
    expect(said).toContain('BASE_PATH=/anna npm run build');
  });

  it('is not made a second time', () => {
    git(root, 'add', '--all');
    expect(newSite(root, ['--from', join(root, 'resume.json'), '--yes'])).toMatchObject({
      status: 1,
      said: expect.stringContaining('Anna Beck'),
    });
  });
});

it('a new site is made from answers; wrong ones are asked for again', () => {
  const root = committedSample();
  const { said } = newSite(
    root,
    [],
    [
      ...[
        'pt_PT',
        'pt-PT',
        'Seán "Ó" O\'Brien \\',
        'Seán',
        'Cook',
        'Cork',
        'Cork/Ireland',
        'Europe/Dublin',
      ],
      ...['http://obrien.test', 'obrien.test/cook/', 'sean', '-', 'cal.test/sean'],
      ...[
        'sean',
        't.me/sean https://hey.xyz/sean、Pixel fed https://pixel.test/sean, My choir https://a.test/',
      ],
      ...['about cv', 'paper', 'Letter', 'maybe', 'yes'],
    ].join('\n'),
  );
  expect(said.match(/Expected .*/g)).toEqual([
    expect.stringContaining('"pt-PT"'),
    expect.stringContaining('an IANA time zone'),
    expect.stringContaining('https://'),
    expect.stringContaining('an e-mail address'),
    expect.stringContaining('"sean"'),
    expect.stringContaining("'a4' or 'letter'"),
    expect.stringContaining('yes or no'),
  ]);
  const owner = ownerOf(root);
  expect(owner.name).toBe('Seán "Ó" O\'Brien \\');
  expect(owner.bookingUrl).toBe('https://cal.test/sean');
  expect(owner.profiles.map(({ label, url }) => `${label} ${url}`)).toEqual([
    'Telegram https://t.me/sean',
    'Lens https://hey.xyz/sean',
    'Pixel fed https://pixel.test/sean',
    'My choir https://a.test/',
  ]);
  const buttons = textOf(root, 'data/navigation.ts').match(/contact: [^]*?\n {2}\]/)?.[0];
  expect(buttons).toMatch(/profile:Telegram', iconOnly: true }[^]*profile:My choir' }/);
  expect(textOf(root, 'data/navigation.ts').match(/'booking'/g)).toHaveLength(2);
  expect(owner.email).toBeUndefined();
  expect(owner.siteUrl).toBe('https://obrien.test');
  expect(said).toContain('BASE_PATH=/cook npm run build');
  expect(said.split('npm run dev')[1]).toContain('data/words.ts');
  expect(textOf(root, 'data/site.ts')).toMatch(
    /language: 'pt-PT'[^]*about: true, contact: false, cv: true, blog: false, projects: false [^]*'letter'/,
  );
  expect(existsSync(join(root, 'content'))).toBe(false);
  expect(check(root).said).toMatch(/data\/words.ts: these words are in "en"[^]*0 errors/);
});

it('a new site from a résumé is in the language of the first answer, and lists what it leaves out', () => {
  const root = committedSample();
  // Name to profiles are those of the résumé.
  const input = ['de', ...Array(9).fill(''), 'about cv', '', 'yes'].join('\n');
  const { said } = newSite(root, ['--from', join(root, 'resume.json')], input);
  expect(ownerOf(root).location).toBe('Berlin, Deutschland');
  expect(said).toMatch(/projects\[0\]\.highlights\n.*projects\[0\]\.roles/);
});

it('a new site has the language of an option, and lists a guessed time zone', () => {
  const root = committedSample();
  const basics = { name: 'Iu', location: { city: 'València', countryCode: 'ES' } };
  const { said } = newSite(
    root,
    ['--from', '-', '--yes', '--language', 'ca'],
    JSON.stringify({ basics }),
  );
  expect(ownerOf(root).location).toBe('València, Espanya');
  expect(textOf(root, 'data/site.ts')).toContain("language: 'ca'");
  expect(said).toMatch(/Language: +ca\n[^]*timeZone.*data\/owner\.ts/);
});

it('a new site has no CV where its fonts lack letters', () => {
  const root = committedSample();
  const input = JSON.stringify({ basics: { name: '김민수' } });
  expect(newSite(root, ['--from', '-', '--yes'], input).said).toContain('"김", "민", "수"');
  expect(textOf(root, 'data/site.ts')).toContain('cv: false');
});

it.each([
  ['a dry run', ['--yes', '--dry-run'], ''],
  ['the answer no', [], `${'\n'.repeat(12)}no\n`],
])('a new site changes nothing after %s', (_, args, input) => {
  const root = committedSample();
  const { said } = newSite(root, ['--from', join(root, 'resume.json'), ...args], input);
  expect(said).toMatch(/othing was changed/);
  expect(changes(root)).toBe('');
});

it('a new site refuses where uncommitted work would be lost', () => {
  const root = committedSample();
  writeFileSync(join(root, 'content/blog/new.md'), 'mine');
  const { status, said } = newSite(root, ['--from', join(root, 'resume.json'), '--yes']);
  expect(said).toContain('content/blog/new.md');
  expect(status).toBe(1);
  expect(changes(root)).toBe('?? content/blog/new.md\n');
});

it('a new site refuses where there is no git', () => {
  const root = sample();
  const { said } = newSite(root, ['--from', join(root, 'resume.json'), '--yes']);
  expect(said).toContain('git init');
  expect(existsSync(join(root, 'content/blog/my-first-post.md'))).toBe(false);
});

describe('what cannot be used', () => {
  const root = committedSample();

  it.each([
    [['--from', 'none.json', '--yes'], '', 'no such file'],
    [['--from', '-'], '', '--yes'],
    [['--language', 'es_ES'], '', '"es_ES"'],
    [['--from', '-', '--yes'], '{}', 'basics.name'],
  ])('%j with %j is explained without a stack trace', (args, input, message) => {
    const { status, said } = newSite(root, args, input);
    expect(said).toContain(message);
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
    expect(changes(root)).toBe('');
  });
});
