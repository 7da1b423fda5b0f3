/** @jest-environment node */
import { existsSync } from 'node:fs';
import { owner } from '@/app/owner';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { checkSchedule, WORKFLOW } from '@/lib/check/check-site';
import type { OwnerData } from '@/lib/check/data';
import { checkPublicPaths } from '@/lib/check/links';
import { findPlaceholders } from '@/lib/check/placeholders';
import { targetsOf } from '@/lib/check/targets';
import { loadContent } from '@/lib/content/load';
import { withLine } from '@/lib/validation/with-line';
import { career, checkExample } from '../../support/checked-site';
import { post, project, projectFolder, type Files } from '../../support/content-folder';
import { photo } from '../../support/images';

const noLinks = { header: [], drawer: [], home: [], contact: [], footer: [] };

/** The diagnostics of a site, as `severity file:line field: fix`. */
const check = async (files: Files, data?: Partial<OwnerData>) =>
  (await checkExample(files, data)).map(
    ({ severity, file, line, field, fix }) =>
      `${severity} ${file}${line ? `:${line}` : ''} ${field}: ${fix}`,
  );

/** Two posts, the second of which has a text. */
const withText = (text: string, fields = {}): Files => ({
  'content/blog/gas.md': post(
    { aliases: ['/old-gas/'], tags: ['gas'] },
    '## How it works\n\nText.\n',
  ),
  'content/blog/a.md': post(fields, text),
});

it('finds nothing wrong with a good site', async () => {
  const files = {
    ...withText(
      '[gas](/blog/gas/#how-it-works) [page](/blog/gas/#contents) [top](#top) [words](/blog/gas/#how-it-works:~:text=Text) [it](https://ada.test/blog/gas/) http://localhost:3000/projects/ ![a tank](a/tank.jpg)',
      { aliases: ['/old/'] },
    ),
    'content/blog/a/tank.jpg': await photo(),
    'content/pages/a-page-of-the-test.md':
      '---\ntitle: Uses\nsummary: What I use.\n---\n[a](/old/)\n',
  };
  const aliases = { '/index.xml': '/rss.xml', '/work/': '/blog/gas/' };
  expect(await check(files, { settings: { ...settings, bookingUrl: undefined, aliases } })).toEqual(
    [],
  );
});

describe('a text', () => {
  it.each([
    ['a dead link', '\n[gas](/blog/gaz/)', '7 text: write /blog/gas/'],
    ['a link in other letters', '[gas](/Blog/Gas)', '6 text: write /blog/gas/'],
    ['a link to nothing alike', '[a](/zzzzzzzz)', '6 text: write the path of a page, such as /'],
    ['a link to a file beside it', '[a](a/film.mp4)', '6 text: move'],
    ['a link to an image', '[a](a/tank.jpg)', '6 text: show the image without a link'],
    ['a link below the base path', '[a](/portfolio/blog/gas/)', '6 text: write /blog/gas/'],
    ['a link with one slash', '[a](https:/a.test/b)', '6 text: write https://a.test/b'],
    ['a link to npm run dev', '[a](http://localhost:3000/blog/gas/)', '6 text: write /blog/gas/'],
    ['a dead link by its URL', '[a](https://ada.test/blog/gaz/)', '6 text: write /blog/gas/'],
    ['a link to a file', '[gas](gas.md)', '6 text: write /blog/gas/'],
    ['a Markdown file without post', '[a](/blog/archive.md)', '6 text: write /blog/archive/'],
    [
      'an image with a space',
      '\n![a](a/my tank.jpg)',
      '7 text: write nothing but the URL between the parentheses',
    ],
    [
      'an anchor like none',
      '[gas](/blog/gas/#zzz)',
      '6 text: remove #zzz, or write one of #how-it-works',
    ],
    ['an id behind a heading', '[a](#go)\n\n## Going {#go}', '8 text: write Markdown: '],
    ['an anchor of a section', '[a](#story)\n\n## Story', '6 text: write #story-1'],
    ['an anchor of projects', '[a](/blog/gas/#story)', '6 text: remove #story'],
    ['an anchor of posts', '[a](/uses/#comments)', '6 text: remove #comments'],
    ['a dead link like its own path', '[a](/blog/b-a/)', '6 text: write /blog/gas/'],
    ['many levels', '> '.repeat(9000), '6 text: look for a line of many > or - signs'],
    ['a missing anchor', '[gas](/blog/gas#how-it-work)', '6 text: write /blog/gas/#how-it-works'],
    [
      'an anchor behind an alias',
      '[a](/old-gas/#how-it-work)',
      '6 text: write /old-gas/#how-it-works',
    ],
    ['an e-mail address as a link', '[me](ada@ada.test)', '6 text: write mailto:ada@ada.test'],
    ['a host with a path as a link', '[me](ada.test/gas)', '6 text: write https://ada.test/gas'],
    ['a host as a link', '[me](www.ada.test)', '6 text: write https://www.ada.test'],
    ['a link to nothing', '[me]()', '6 text: write the path of a page'],
    ['a file of another name', `[gas](Gas%20${'3f'.repeat(16)}.md)`, '6 text: write /blog/gas/'],
    ['a link to a draft', '[b](/blog/b/)', '6 text: remove "draft: true" from'],
    [
      'a link to a later post',
      '[c](/blog/c/)',
      '6 text: correct the date, or add the link on that day',
    ],
    ['an unsafe scheme', '[a](javascript:b)', '6 text: write a path of the site, or a URL of http'],
    ['a missing image', '![a](a/tanc.jpg)', '6 text: write /blog/a/tank.jpg'],
    ['an image in other letters', '![a](a/TANK.jpg)', '6 text: write /blog/a/tank.jpg'],
    ['an image of another host', '![a](https://b.test/c.png)', '6 text: save the image beside'],
    ['an image without description', '![](a/tank.jpg "A title")', '6 text: write what it shows'],
    ['an image without alt', '<img src="a/tank.jpg">', '6 text: write alt="what it shows"'],
    ['a first heading of the third level', '### A', '6 text: write ##'],
    ['a level left out in HTML', '## A\n\n<h4>B</h4>', '8 text: write <h3>'],
    ['a heading that leaves out a level', '## A\n\n#### B', '8 text: write ###'],
    ['an image in JSX', '<img src={photo} alt="a">', '6 text: write ![what it shows]'],
    ['a missing video', '<video src="a/clip.mp4"></video>', '6 text: put the file at'],
    [
      'a missing poster',
      '<video src="a/film.mp4" poster="a/tanc.jpg"></video>',
      '6 text: write /blog/a/tank.jpg',
    ],
    ['an element', '<iframe src="/x"></iframe>', '6 text: write a link to it'],
    ['a formula', '$$\\frac{1}{$$', '6 text: write a } for each {'],
    ['lost words', 'a\n\n<!-- lost words', '8 text: look at the punctuation around them'],
    ['a footnote without mention', 'a\n\n[^1]: b', '8 text: write [^1] where it belongs'],
    ['a misspelled footnote', 'a[^eip1]\n\n[^eip-1]: b c', '6 text: write [^eip-1]'],
    ['a path of IPFS', '[a](/ipfs/bafy)', '6 text: write ipfs://bafy'],
    ['a wrong path of the CV', '[a](/cv.pdf)', '6 text: write /cv/'],
  ])('with %s', async (_, text, expected) => {
    const found = await check({
      ...withText(text),
      'content/blog/b.md': post({ draft: true }),
      'content/blog/c.md': post({ date: '2030-01-01' }),
      'content/blog/a/tank.jpg': await photo(),
      'content/blog/a/film.mp4': '',
      'content/pages/uses.md': '---\ntitle: Uses\nsummary: What I use.\n---\n',
    });
    expect(found).toEqual([expect.stringContaining(`error blog/a.md:${expected}`)]);
  });

  it('of another generator has code that pages would show', async () => {
    const [found, ...others] = await check(withText('`{{ a }}` [a] (b c)\n\n{% include b.html %}'));
    expect(found).toMatch(/^error blog\/a.md:8 text: write Markdown/);
    expect(others).toEqual([]);
  });

  it.each(['ipfs://bafy', 'ipns://ada', 'sms:+123', 'xmpp:a@b.test', 'matrix:u/a', 'tel:+1'])(
    'keeps a link with a safe scheme: %s',
    async (url) => {
      expect(await check(withText(`[a](${url})`))).toEqual([]);
    },
  );

  it('of a draft may link to drafts, and its errors do not stop a build', async () => {
    const files = {
      'content/blog/a.md': post({ draft: true }, '[b](/blog/b/) [c](/d/)'),
      'content/blog/b.md': post({ draft: true }),
    };
    expect(await checkExample(files)).toMatchObject([{ found: /"\/d\/"/, isDraft: true }]);
  });
});

it('reports no second error for a link to a file with a wrong name', async () => {
  const files = withText('[a post](/blog/my-post/)');
  const found = await check({ ...files, 'content/blog/My Post.md': post() });
  expect(found).toEqual([expect.stringContaining('file name: rename it to my-post.md')]);
});

it('reports no second error for a link to a text in a wrong folder', async () => {
  const files = withText('[a post](/blog/my-post/)');
  const found = await check({ ...files, 'content/posts/my-post.md': post() });
  expect(found).toEqual([expect.stringContaining('folder: move it to')]);
});

it.each([['title: A: b\naliases: [/old-b/]'], ['title: A\npermalink: /old-b/']])(
  'reports no second error for a link to an earlier path in wrong front matter: %j',
  async (fields) => {
    const found = await check({
      'content/blog/a.md': post({}, '[b](/old-b/)'),
      'content/blog/b.md': `---\n${fields}\ndate: 2023-12-01\npreview: A\n---\nText.\n`,
    });
    expect(found).toEqual([expect.stringContaining('b.md')]);
  },
);

it('reports no second error for a link to an alias of a file with errors', async () => {
  const found = await check({
    'content/blog/a.md': post({}, '[b](/old-b/)'),
    'content/blog/b.md': post({ aliases: ['/old-b/'], date: undefined }),
  });
  expect(found).toEqual([expect.stringContaining('b.md')]);
});

it.each<[string, Files, Partial<OwnerData>, string]>([
  ['a title', withText('Text.', { title: 'Use `map`' }), {}, 'title'],
  [
    'the résumé',
    withText('Text.'),
    { resumeFile: { ...career, work: [{ name: 'A', highlights: ['[b](https://c.test)'] }] } },
    'work[0].highlights[0]',
  ],
  [
    'data/strings.ts',
    withText('Text.'),
    { strings: { ...strings, newTab: 'a <b>new</b> tab' } as OwnerData['strings'] },
    'newTab',
  ],
])('warns of markup in %s, which is plain text', async (_, files, data, field) => {
  expect(await checkExample(files, data)).toMatchObject([
    { severity: 'warning', field, fix: 'write the words alone' },
  ]);
});

it('accepts stars, brackets and signs in plain text', async () => {
  const title = '5 * 3 * 2 [a] (b), a < b, List<Item>, the <a> element';
  expect(await check(withText('Text.', { title }))).toEqual([]);
});

it('an alias cannot replace a page or feed', async () => {
  const found = await check(withText('Text.', { aliases: ['/blog/gas/', '/rss.xml', '/rss/'] }));
  const fault = expect.stringContaining('a.md:5 aliases: remove the alias, or free the path');
  expect(found).toEqual([fault, fault]);
});

it('a text of a project begins below the heading of its section', async () => {
  const fields = { pictureUrl: undefined, imageAlt: undefined };
  const [found, ...others] = await check({
    'content/projects/a.md': project(
      { ...fields, contextDescription: '### A' },
      '### A\n\n##### B',
    ),
  });
  expect(found).toMatch(/^error projects\/a.md:16 text: write ####$/);
  expect(others).toEqual([]);
});

it('names a missing file as it is written, with its resolved path', async () => {
  const fields = { image: '../b.jpg', imageAlt: 'A tank' };
  const found = await checkExample(withText('![a](c.jpg)', fields));
  expect(found).toMatchObject([
    { line: 5, found: '"../b.jpg" (/b.jpg), which does not exist' },
    { line: 8, found: '"c.jpg" (/blog/c.jpg), which does not exist' },
  ]);
});

it('the front matter names an image that is missing', async () => {
  const found = await check(withText('Text.', { image: 'a/b.jpg', imageAlt: 'A tank' }));
  expect(found).toEqual([expect.stringContaining('error blog/a.md:5 image: put the file at')]);
});

describe('files', () => {
  const withFile = async (name: string, file: Buffer | string) =>
    check({ ...withText('Text.'), [`content/blog/a/${name}`]: file });

  it('a photo with its location is a warning beside a text', async () => {
    expect(await withFile('a.jpg', await photo({ located: true }))).toEqual([
      expect.stringContaining(
        'warning blog/a/a.jpg location: export the photo without its location',
      ),
    ]);
  });

  it('a damaged photo, an empty image and a file that is too large are errors', async () => {
    const whole = await photo();
    const damaged = whole.subarray(0, whole.length - 200);
    expect(await withFile('a.jpg', damaged)).toEqual([
      expect.stringContaining('image: save or export'),
    ]);
    expect(await withFile('a.png', '')).toEqual([expect.stringContaining('image: save or export')]);
    for (const name of ['a.mp4', 'a.tiff']) {
      expect(await withFile(name, Buffer.alloc(26 * 1024 * 1024))).toEqual([
        expect.stringContaining('size: make it smaller'),
      ]);
    }
  });

  it('of the operating system are ignored', async () => {
    expect(await withFile('.DS_Store', '')).toEqual([]);
    expect(await withFile('Thumbs.db', '')).toEqual([]);
  });
});

describe('data/', () => {
  const files = {
    'content/projects/shop.md': project(
      { pictureUrl: undefined, imageAlt: undefined },
      '### Price\n\nText.',
    ),
  };
  const link = (href: string) => ({ navigation: { ...noLinks, header: [{ label: 'A', href }] } });

  it.each<[string, Partial<OwnerData>, string]>([
    ['a dead link of the navigation', link('/shob/'), 'navigation.ts header[0]: write /shop/'],
    ['an unknown profile', link('profile:GitHup'), 'navigation.ts header[0]: write profile:GitHub'],
    [
      'a missing anchor of the navigation',
      link('/shop/#pric'),
      'navigation.ts header[0]: write /shop/#price',
    ],
    [
      'a missing anchor of the timeline',
      {
        timeline: [
          { year: '1842', cards: [{ title: 'A', description: 'B', link: '/shop/#pric' }] },
        ],
      },
      'timeline.ts [0].cards[0].link: write /shop/#price',
    ],
    [
      'a dead link of the timeline',
      {
        timeline: [{ year: '1842', cards: [{ title: 'A', description: 'B', link: './shob' }] }],
      },
      'timeline.ts [0].cards[0].link: write /shop/',
    ],
    [
      'a dead link in a text of the timeline',
      {
        timeline: [{ year: '1842', cards: [{ title: 'A', description: '<a href="/shob">b</a>' }] }],
      },
      'timeline.ts [0].cards[0].description: write /shop/',
    ],
    [
      'an alias that leads nowhere',
      { settings: { ...settings, aliases: { '/old/': '/shob/' } } },
      'site.ts aliases: write /shop/',
    ],
    [
      'an alias with the path of a page',
      { settings: { ...settings, aliases: { '/shop/': '/projects/' } } },
      'site.ts aliases: remove the alias, or free the path',
    ],
    [
      'a missing image',
      { theme: { ...theme, shareImage: '/images/no-such-image.png', logo: undefined } },
      'theme.ts shareImage: put the file at',
    ],
  ])('%s', async (_, data, expected) => {
    const found = (await check(files, data)).filter((one) => one.startsWith('error'));
    const [place = '', fix = ''] = expected.split(': ');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`error data/${place.split(' ')[0]}`);
    expect(found[0]).toContain(`${place.split(' ')[1]}: ${fix}`);
  });
});

it('a project names an entry of the résumé, or has a period', async () => {
  const fields = { pictureUrl: undefined, imageAlt: undefined, period: undefined };
  const found = await check({
    'content/projects/a.md': project(fields),
    'content/projects/b.md': project({ ...fields, resume: 'Analytical Engines Ltd' }),
  });
  expect(found).toEqual([
    expect.stringContaining('a.md period: write "period: 2023"'),
    expect.stringContaining('b.md:12 resume: write Analytical Engines'),
  ]);
});

it('finds the line of a field of JSON', () => {
  const file = `${projectFolder({ 'a.json': '{\n"work": [\n{},\n{\n"url": ""\n}]}' })}/a.json`;
  const fault = { severity: 'error', file, expected: '', found: '', fix: '' } as const;
  expect(withLine({ ...fault, field: 'work[1].url' }).line).toBe(5);
  expect(withLine({ ...fault, field: 'work[0].name' }).line).toBe(3);
});

it('finds the line of a value below its field, and of the field itself', () => {
  const source = `/* [{ label: 'A', items: [] }] */
export const theme = {
  dark: {
    accent: '#aaa',
  },
  light: {
    accent: '#aaa',
  },
  links: [
    { label: 'A' },
    { label: 'B', href: '/b' },
  ],
};`;
  const file = `${projectFolder({ 'a.ts': source })}/a.ts`;
  const lineOf = (field: string, value?: string) =>
    withLine({ severity: 'error', file, expected: '', found: '', fix: '', field, value }).line;
  expect(lineOf('dark.accent', '#aaa')).toBe(4);
  expect(lineOf('light.accent', '#aaa')).toBe(7);
  expect(lineOf('light.edge')).toBe(6);
  expect(lineOf('links[1].href', '/b')).toBe(11);
  expect(lineOf('links[0].href')).toBe(9);
  expect(lineOf('[0].label')).toBeUndefined();
});

it('lists what is left to write, with file and line', async () => {
  const found = await checkExample({
    'content/blog/a.md': post(
      { title: 'How example.com works', preview: 'To write: one sentence' },
      '```ts``` is a language.\n\nTODO\n\n```\nTODO\n```\n',
    ),
    'content/projects/b.md': project({
      pictureUrl: undefined,
      imageAlt: undefined,
      testimonials: [{ referent: 'A', referentRole: 'B', testimonialText: 'C', sample: true }],
    }),
  });
  expect(
    found.map(({ severity, file, line, field }) => `${severity} ${file}:${line} ${field}`),
  ).toEqual([
    'placeholder blog/a.md:4 preview',
    'placeholder blog/a.md:8 text',
    'placeholder projects/b.md:13 testimonials',
  ]);
});

it.each([
  ['{ "basics": {', undefined],
  ['    "name": "Jane Doe",', 'name: Jane Doe'],
  ["host: 'https://your-code.goatcounter.com',", 'host: https://your-code.goatcounter.com'],
  ["  intro: 'To write: what you do',", 'intro: To write: what you do'],
  ['title: TODO', 'title: TODO'],
  ['title: My list of TODOs', undefined],
  ["// such as 'https://example.com'", undefined],
])('knows whether a line of data is still to write: %s', (line, found) => {
  const [first] = findPlaceholders('data/a.ts', line);
  expect(first && `${first.field}: ${first.found}`).toBe(found);
});

(existsSync(WORKFLOW) ? it : it.skip)('finds a schedule in another time zone', () => {
  expect(checkSchedule({ timeZone: 'Asia/Tokyo' })).toMatchObject([
    { severity: 'warning', file: WORKFLOW, fix: 'write timezone: Asia/Tokyo' },
  ]);
});

it('finds files in public/ that the build would overwrite', () => {
  const folder = projectFolder({
    'public/_headers': '',
    'public/a.txt': '',
    'public/index.html': '',
  });
  const content = loadContent({ directory: `${folder}/content`, today: '2024-01-01' });
  const found = checkPublicPaths(targetsOf(content, { owner, settings }), `${folder}/public`);
  expect(found).toMatchObject([
    { file: 'public/_headers', fix: expect.stringContaining('lib/hosts/headers.ts') },
    { file: 'public/index.html', fix: expect.stringContaining('another name') },
  ]);
});
