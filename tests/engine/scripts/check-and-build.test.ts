/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findSiteErrors } from '@/build/site-errors';
import { loadContent } from '@/lib/content/load-content';
import { formatProblems } from '@/lib/content/problem';
import { openCache, type TextCache } from '@/lib/content/text-cache';
import { markdownWords } from '@/lib/site/content';
import { loadOptions } from '@/lib/site/load-options';
import { readSite, type SiteData } from '@/lib/site/read-site';
import { post, project, projectFolder } from '../../support/content-folder';
import { photo } from '../../support/pictures';

/*
 * Changes the fixture site in one place at a time. `npm run check` and the build use one list of errors,
 * which must explain each of these changes in the owner's terms, or let it pass.
 */

const working = projectFolder({ 'package.json': '{"type":"module"}' });

/** What was made of the files that a change leaves alone. */
let cache: TextCache;

beforeAll(async () => {
  for (const part of ['content', 'data', 'public']) {
    cpSync(`tests/fixtures/site/${part}`, join(working, part), { recursive: true });
  }
  cache = openCache(working, markdownWords);
  expect(await errorsOf(working)).toBe('');
  cache = openCache(working, markdownWords);
});

/** A change of one file: its new text, `undefined` to delete it, or what a function makes of it. */
type Change = Buffer | string | undefined | ((text: string) => string);

function changed(file: string, change: Change): string {
  const site = projectFolder({});
  cpSync(working, site, { recursive: true });
  const whole = join(site, file);
  mkdirSync(dirname(whole), { recursive: true });
  if (change === undefined) rmSync(whole, { recursive: true });
  else if (typeof change !== 'function') writeFileSync(whole, change);
  else edit(site, file, change);
  return site;
}

function edit(site: string, file: string, change: (text: string) => string) {
  const whole = join(site, file);
  const text = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  const edited = change(text);
  expect(edited).not.toBe(text);
  writeFileSync(whole, edited);
}

/** Replaces the first occurrence of a text. */
const replace = (from: string, to: string) => (text: string) => text.replace(from, () => to);

const alias = (from: string, to: string) =>
  replace('pages:', `aliases: { '${from}': '${to}' }, pages:`);

const NO_STACK =
  /^\s+at |\bnode_modules\b|\b(?:app|build|components|lib|scripts)\/[\w/.-]+\.[a-z]+/m;

const day = '2999-01-01';

it.each<[what: string, file: string, change: Change, at?: string]>([
  ['another name', 'data/owner.ts', replace('owner:', 'me:'), 'data/owner.ts: owner'],
  ['no name', 'data/owner.ts', replace("name: 'Inés Łuczak',", ''), 'data/owner.ts: name'],
  ['a number as name', 'data/owner.ts', replace("'Inés Łuczak'", '5'), 'data/owner.ts: name'],
  ['no zone', 'data/owner.ts', replace('America/Argentina/', ''), 'data/owner.ts: timeZone'],
  ['a URL with a path', 'data/owner.ts', replace('.test', '.test/a'), 'data/owner.ts: siteUrl'],
  ['half an address', 'data/owner.ts', replace('post@', 'post'), 'data/owner.ts: email'],
  ['a portrait that is not there', 'data/owner.ts', replace('.svg', '.png'), 'data/owner.ts: p'],
  ['an unknown icon', 'data/owner.ts', replace('SiMastodon', 'SiMast'), 'data/owner.ts: Mastodon'],
  ['letters of no font', 'data/owner.ts', replace('Łuczak', '김'), 'data/owner.ts: letters'],
  ['no profiles', 'data/owner.ts', (text) => text.replace(/\[\{.*\}\]/, '[]')],

  ['a language in words', 'data/site.ts', replace("'en'", "'English'"), 'data/site.ts: language'],
  ['no switches', 'data/site.ts', replace('pages:', 'paper:'), 'data/site.ts: pages'],
  ['no about page', 'data/site.ts', replace('about: true', 'about: false')],
  ['no CV', 'data/site.ts', replace('cv: true', 'cv: false')],
  ['a blog that is wanted', 'data/site.ts', replace('cv: true', 'cv: true, blog: true')],
  [
    ...(['no contact page, which a page links to', 'data/site.ts'] as const),
    replace('contact: true', 'contact: false'),
    'content/pages/workshop.md:6: text',
  ],

  ['a dead link', 'data/navigation.ts', replace('/prices/', '/x/'), 'data/navigation.ts: f'],
  [
    'a gap that is meant',
    'data/navigation.ts',
    replace(', missing: true', ''),
    'data/navigation.ts',
  ],
  ['no slash', 'data/navigation.ts', replace("'/blog/'", "'blog'"), 'data/navigation.ts: header.1'],
  ['an unknown icon', 'data/navigation.ts', replace('LuMail', 'LuMial'), 'data/navigation.ts: W'],
  ['nothing', 'data/navigation.ts', 'export const navigation = null;', 'data/navigation.ts: n'],
  ['no links', 'data/navigation.ts', (text) => text.replace(/links: \[[^\]]*\]/, 'links: []')],
  [
    'a profile misspelled',
    'data/navigation.ts',
    replace('profile:Ma', 'profile:Am'),
    'data/navigation.ts: h',
  ],
  ['a profile of nobody', 'data/navigation.ts', replace('profile:Mastodon', 'profile:X')],

  ['an empty word', 'data/words.ts', replace("link: '", "link: '' + '"), undefined],
  ['a missing group', 'data/words.ts', replace('const home:', 'const hom:'), 'data/words.ts: hom'],
  ['a wrong placeholder', 'data/words.ts', replace('{count}', '{number}'), 'data/words.ts: '],

  ['a month 13', 'data/career.ts', replace('2023-11', '2023-13'), 'data/career.ts: projects.0.end'],
  ['an end before the start', 'data/career.ts', replace('2023-11', '2022'), 'data/career.ts: proj'],
  ['a slug twice', 'data/career.ts', replace("'library'", "'bindery'"), 'data/career.ts: bindery'],
  ['evidence of nothing', 'data/career.ts', replace("['library']", "['x']"), 'data/career.ts: s'],
  [
    'a list of the wrong type',
    'data/career.ts',
    replace('languages: [', 'languages: ["a",'),
    'data/',
  ],
  ['no summary', 'data/career.ts', replace('summary:', '// '), 'data/career.ts: summary'],

  ['an entry of nothing', 'data/timeline.ts', replace("'guild'", "'x'"), 'data/timeline.ts: 2012'],
  ['a card in another year', 'data/timeline.ts', replace('2012', '2013'), 'data/timeline.ts: 2013'],
  ['a dead link', 'data/timeline.ts', replace('./atlas', './x'), 'data/timeline.ts: 2023'],
  ['no years', 'data/timeline.ts', 'export const timeline = [];'],

  ['an unknown icon', 'data/toolkit.ts', replace('LuHash', 'XxHash'), 'data/toolkit.ts: C#'],
  ['a colour in words', 'data/toolkit.ts', replace("'#5a3d8a'", "'red'"), 'data/toolkit.ts: 0'],
  ['no tools', 'data/toolkit.ts', 'export const toolkit = [];'],

  ['no colour', 'data/theme.ts', replace("muted: '#aebdb4',", ''), 'data/theme.ts: dark.muted'],
  [
    'a grey that is too light',
    'data/theme.ts',
    replace('#465049', '#aaaaaa'),
    'data/theme.ts: light',
  ],
  [
    'an unknown package',
    'data/theme.ts',
    replace('ment-sans', 'ment'),
    'data/theme.ts: fonts.text',
  ],
  ['an unknown weight', 'data/theme.ts', replace('[700]', '[900]'), 'data/theme.ts: fonts.display'],
  [
    'a font that is none',
    'data/theme.ts',
    replace("package: '@fontsource/ibm-plex-mono'", "files: ['data/owner.ts']"),
    'data/theme.ts: fonts.mono.files',
  ],
  [
    'a mark that is not square',
    'data/theme.ts',
    replace('fonts:', "logo: { src: '/images/box.svg' }, fonts:"),
    'data/theme.ts: mark.src',
  ],
  [
    'a mark that is not there',
    'data/theme.ts',
    replace('fonts:', "logo: { src: '/images/x.svg' }, fonts:"),
    'data/theme.ts: mark.src',
  ],

  [
    'no pages',
    'content/pages',
    undefined,
    'data/navigation.ts: header, Workshop; drawer, Workshop',
  ],
  ['no posts, which projects link to', 'content/blog', undefined, 'content/projects/atlas.md:45'],
  [
    'no projects, which posts link to',
    'content/projects',
    undefined,
    'content/pages/workshop.md:10',
  ],

  ['no closing line', 'content/blog/a.md', '---\ntitle: A\n', 'content/blog/a.md:1: front matter'],
  ['a NUL byte', 'content/blog/a.md', post({}, '\0'), 'content/blog/a.md:6: text'],
  ['Latin-1', 'content/blog/a.md', Buffer.from([0xe9]), 'content/blog/a.md: encoding'],
  ['a tag of no letters', 'content/blog/a.md', post({ tags: ['🦀'] }), 'content/blog/a.md:5: tags'],
  [
    'an early update',
    'content/blog/a.md',
    post({ updated: '01-01-2000' }),
    'content/blog/a.md:5: u',
  ],
  [
    'a film that no browser plays',
    'content/blog/sixteen-pages/cut.webm',
    readFileSync('tests/fixtures/videos/hevc.mp4'),
    'content/blog/sixteen-pages.md:12: text',
  ],
  ['a dead link', 'content/blog/a.md', post({}, '[a](/x/)'), 'content/blog/a.md:6: text'],
  ['a link too early', 'content/blog/a.md', post({}, '[a](/blog/iron-gall/)'), 'content/blog/a.md'],
  ['a later link', 'content/blog/a.md', post({ date: day }, '[a](/blog/iron-gall/)')],
  [
    'a dead link later',
    'content/blog/a.md',
    post({ date: day }, '[a](/x/)'),
    'content/blog/a.md:6',
  ],
  ['a broken formula', 'content/blog/a.md', post({}, '$\\frac{e$'), 'content/blog/a.md:6: text'],
  [
    'a file as alias',
    'content/blog/a.md',
    post({ aliases: ['/index.xml'] }),
    'content/blog/a.md:5: a',
  ],
  ['an alias', 'content/blog/a.md', post({ aliases: ['/old', '/old.html'] }, '[a](/old/)')],
  [
    'an alias at a page',
    'content/blog/a.md',
    post({ aliases: ['/atlas'] }),
    'content/blog/a.md:5: a',
  ],
  ['an alias of the site', 'data/site.ts', alias('/work', '/projects/')],
  ['an alias that leads nowhere', 'data/site.ts', alias('/work/', '/x/'), 'data/site.ts: aliases'],
  ['an alias to an alias', 'data/site.ts', alias('/work/', '/work/'), 'data/site.ts: aliases'],
  ['an alias at a page', 'data/site.ts', alias('/atlas/', '/about/'), 'data/site.ts: aliases'],
  ['an alias of no path', 'data/site.ts', alias('work', '/about/'), 'data/site.ts: aliases'],
  ['an alias to a site', 'data/site.ts', alias('/a/', 'https://a.test/'), 'data/site.ts: aliases'],
  ['a bad name', 'content/blog/A B.md', post(), 'content/blog/A B.md: file name'],
  ['the name of a project', 'content/pages/atlas.md', post(), 'content/pages/atlas.md: file name'],
  ['a missing picture', 'content/projects/a.md', project(), 'content/projects/a.md:8: pictureUrl'],
  [
    'no description',
    'content/pages/prices.md',
    replace('description', '#'),
    'content/pages/prices',
  ],
  ['a folder of no post', 'content/blog/a/b.svg', '', 'content/blog/a: place'],

  ['an empty photo', 'public/a.jpg', Buffer.alloc(0), 'public/a.jpg: image'],
  ['a missing drawing', 'public/images/box.svg', undefined, 'content/projects/atlas.md:38: images'],
])('explains, or lets pass: %s in %s', async (...row) => {
  // Jest would take a missing last parameter for a callback.
  const [, file, change, at] = row;
  const report = await errorsOf(changed(file, change));
  expect(report).not.toMatch(NO_STACK);
  const [first] = places(report).map(withoutLine);
  expect(first).toEqual(at === undefined ? undefined : expect.stringContaining(at));
});

it('a mark with letters is an error of the theme', async () => {
  const site = changed('data/theme.ts', replace('fonts:', "logo: { src: '/m.svg' }, fonts:"));
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;
  writeFileSync(join(site, 'public/m.svg'), svg('<path d="M0 0h8v8"/>'));
  expect(await errorsOf(site)).toBe('');
  writeFileSync(join(site, 'public/m.svg'), svg('<text y="8">A</text>'));
  expect(places(await errorsOf(site))).toEqual([
    expect.stringMatching(/^data\/theme.ts: (mark|logo).src/),
  ]);
});

it('a photo that tells where it was taken, in public/', async () => {
  const report = await errorsOf(changed('public/a.jpg', await photo({ located: true })));
  expect(places(report)).toEqual(['public/a.jpg: metadata']);
});

it('an error in data/ hides none in content/', async () => {
  const root = changed('data/owner.ts', replace('post@', 'post'));
  writeFileSync(join(root, 'content/blog/a.md'), post({}, '[a](/x/)'));
  expect(places(await errorsOf(root))).toEqual([
    'data/owner.ts: email',
    'content/blog/a.md:6: text',
  ]);
});

it('an error in one field of data/ hides none in others', async () => {
  const root = changed('data/owner.ts', replace('post@', 'post'));
  edit(root, 'data/toolkit.ts', replace('LuHash', 'XxHash'));
  edit(root, 'data/navigation.ts', replace('/prices/', '/x/'));
  expect(places(await errorsOf(root)).map(withoutLine)).toEqual([
    'data/owner.ts: email',
    'data/toolkit.ts: C#',
    'data/navigation.ts: footer, Here, Prices',
  ]);
});

const withoutLine = (place: string) => place.replace(/^(data\/\w+\.ts):\d+/, '$1');

/** The places of all errors in a report. */
const places = (report: string) =>
  report.match(/^(?:data|content|public)\/.*(?=\n {2}expected)/gm) ?? [];

/** What stops a build of a site. */
async function errorsOf(root: string): Promise<string> {
  const from = (name: string) =>
    jest.requireActual<Record<string, unknown>>(join(root, 'data', name));
  const files = {
    ...{ owner: from('owner').owner, settings: from('site').settings, words: from('words') },
    ...{ navigation: from('navigation').navigation, career: from('career').career },
    ...{ timeline: from('timeline').timeline, toolkit: from('toolkit').toolkit },
    theme: from('theme').theme,
  } as unknown as SiteData;
  const { written, site } = readSite(files);
  const load = (today: string) =>
    loadContent({ ...loadOptions(site, root), words: markdownWords, drafts: false, today, cache });
  const { errors } = await findSiteErrors({ written, site }, root, load);
  return formatProblems(errors);
}
