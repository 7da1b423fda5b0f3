import { existsSync } from 'node:fs';
import path from 'node:path';
import { owner } from '@/app/owner';
import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { loadContent } from '@/lib/content/load';
import { formatLocation } from '@/lib/diagnostic';
import { checkSchedule, WORKFLOW } from '@/scripts/check/check-site';
import { linkTargetsOf } from '@/scripts/check/link-targets';
import { lineIn } from '@/scripts/check/locations';
import { placeholdersInData } from '@/scripts/check/placeholders';
import { checkFiles, checkPublicPaths } from '@/scripts/check/published-files';
import type { OwnerData } from '@/scripts/shared/load-data';
import { checkExample, noLinks } from '../../support/checked-site';
import { post, project, projectFolder, type Files } from '../../support/content-folder';
import { photo } from '../../support/images';

/** The diagnostics of a site, as `severity file:line: message, fix`. */
const check = async (files: Files, data?: Partial<OwnerData>) =>
  (await checkExample(files, data)).map(({ severity, message, fix, ...location }) =>
    [`${severity} ${formatLocation(location)}: ${message}`, fix].filter(Boolean).join(', '),
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
      '[gas](/blog/gas/#how-it-works) [page](/blog/gas/#contents) [top](#top) [words](/blog/gas/#how-it-works:~:text=Text) [it](https://ada.test/blog/gas/) http://localhost:3000/projects/ [a](ipfs://bafy) ![a tank](a/tank.jpg)',
      { aliases: ['/old/'] },
    ),
    'content/blog/a/tank.jpg': await photo(),
    'content/pages/a-page-of-the-test.md':
      '---\ntitle: Uses\nsummary: What I use.\n---\n[a](/old/)\n',
  };
  const aliases = { '/index.xml': '/rss.xml', '/work/': '/blog/gas/' };
  const site = { ...settings, bookingUrl: undefined, notInRecord: [], aliases };
  expect(await check(files, { settings: site })).toEqual([]);
});

it('finds a missing anchor of a translation behind the path of its original', async () => {
  const translation = {
    'content/blog/gaz.md': post({ translationOf: 'gas' }, '## Le prix\n\nTexte.\n'),
    'content/blog/a.md': post({}, '[gaz](/blog/gas/#le-prix) [gaz](/blog/gas/#price)'),
  };
  const originals = { 'content/blog/gas.md': post({}, '## Price\n\nText.\n') };
  const found = await checkExample(translation, {}, originals);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('"/blog/gas/#price": /blog/gas/ has no heading with this id'),
  ]);
});

describe('a text', () => {
  it.each([
    [
      'a dead link',
      '\n[gas](/blog/gaz/)',
      '7: "/blog/gaz/" does not exist; did you mean /blog/gas/?',
    ],
    ['a link to a file beside it', '[a](a/film.mp4)', 'files that are no images belong in public/'],
    ['a link to npm run dev', '[a](http://localhost:3000/blog/gas/)', 'on this machine only'],
    ['a missing anchor', '[gas](/blog/gas#how-it-work)', 'did you mean #how-it-works?'],
    ['a link to a draft', '[b](/blog/b/)', '"/blog/b/" is a draft: '],
    ['a link to a later post', '[c](/blog/c/)', '"/blog/c/" appears on 01-01-2030: '],
    ['many levels', '> '.repeat(9000), 'more levels than can be read'],
    [
      'a missing image',
      '![a](a/tanc.jpg)',
      '"a/tanc.jpg" (/blog/a/tanc.jpg) does not exist; did you mean /blog/a/tank.jpg?',
    ],
    ['an image of another host', '![a](https://b.test/c.png)', 'is on another host'],
    ['an image without description', '![](a/tank.jpg "A title")', 'has no description'],
  ])('with %s', async (_, text, expected) => {
    const found = await check({
      ...withText(text),
      'content/blog/b.md': post({ draft: true }),
      'content/blog/c.md': post({ date: '2030-01-01' }),
      'content/blog/a/tank.jpg': await photo(),
      'content/blog/a/film.mp4': '',
    });
    expect(found).toEqual([expect.stringContaining(expected)]);
    expect(found[0]).toMatch(/^error blog\/a\.md:\d: /);
  });

  it('of a draft may link to drafts, and its errors do not stop a build', async () => {
    const files = {
      'content/blog/a.md': post({ draft: true }, '[b](/blog/b/) [c](/d/)'),
      'content/blog/b.md': post({ draft: true }),
    };
    expect(await checkExample(files)).toMatchObject([
      { message: expect.stringContaining('"/d/"'), isDraft: true },
    ]);
  });
});

it.each<[string, Files]>([
  ['with a wrong name', { 'content/blog/My Post.md': post() }],
  [
    'whose earlier path is the target',
    { 'content/blog/b.md': post({ date: undefined, aliases: ['/blog/my-post/'] }) },
  ],
])('reports no second error for a link to a file %s', async (_, files) => {
  const found = await check({ ...withText('[a post](/blog/my-post/)'), ...files });
  expect(found).toEqual([expect.not.stringContaining('a.md')]);
});

describe('an alias', () => {
  const withAliases = (...aliases: string[]) => check(withText('Text.', { aliases }));

  it('cannot replace a page or feed', async () => {
    expect(await withAliases('/blog/gas/', '/rss.xml', '/rss/')).toEqual([
      'error blog/a.md:5: aliases["/blog/gas/"]: the path of a page or file of the site',
      'error blog/a.md:5: aliases["/rss.xml"]: the path of a page or file of the site',
    ]);
  });

  it('may be the path that the page still has', async () => {
    expect(await withAliases('/blog/a/')).toEqual([]);
  });

  it('may have letters of any script, and links may lead to it', async () => {
    const text = '[a](/2019/café/) [b](/2019/caf%C3%A9/) [c](/文章/)';
    expect(await check(withText(text, { aliases: ['/2019/caf%C3%A9/', '/文章/'] }))).toEqual([]);
  });
});

it('a text of a project begins below the heading of its section', async () => {
  const fields = { pictureUrl: undefined, imageAlt: undefined };
  const text = '### A\n\n##### B';
  const files = {
    'content/projects/a.md': project({ ...fields, contextDescription: '### A' }, text),
  };
  expect(await check(files)).toEqual([
    'error projects/a.md:16: the heading "B" is of level 5, below one of level 3',
  ]);
});

it('warns of pages without a text', async () => {
  const files = {
    'content/blog/a.md': post({}, '\n'),
    'content/projects/b.md': project({ pictureUrl: undefined, imageAlt: undefined }, '\n'),
    'content/pages/c.md': '---\ntitle: C\nsummary: Still to come.\nindex: false\n---\n',
  };
  expect(await check(files)).toEqual(['warning blog/a.md: the page has no text']);
});

it('the front matter names an image that is missing', async () => {
  const found = await check(withText('Text.', { image: '../b.jpg', imageAlt: 'A tank' }));
  expect(found).toEqual(['error blog/a.md:5: image: "../b.jpg" (/b.jpg) does not exist']);
});

describe('files', () => {
  const withFile = async (name: string, file: Buffer | string) =>
    check({ ...withText('Text.'), [`content/blog/a/${name}`]: file });

  it('a photo with its location is an error in public/, but not beside a text, where its copies have none', async () => {
    const located = await photo({ located: true });
    const folder = projectFolder({ 'public/a.jpg': located, 'content/blog/a/a.jpg': located });
    expect(await checkFiles(`${folder}/public`, `${folder}/content`)).toEqual([
      {
        severity: 'error',
        file: `${folder}/public/a.jpg`,
        message: 'the photo has GPS coordinates',
        fix: `remove them: exiftool "-gps*=" ${folder}/public/a.jpg`,
      },
    ]);
  });

  it('a damaged photo, an empty image and a file that is too large are errors', async () => {
    const whole = await photo();
    const damaged = whole.subarray(0, whole.length - 200);
    expect(await withFile('a.jpg', damaged)).toEqual([expect.stringContaining('a damaged')]);
    expect(await withFile('a.png', '')).toEqual([expect.stringContaining('an empty file')]);
    for (const name of ['a.mp4', 'a.tiff']) {
      expect(await withFile(name, Buffer.alloc(26 * 1024 * 1024))).toEqual([
        expect.stringContaining('27.3 MB: some hosts allow at most 25 MB'),
      ]);
    }
  });

  it('a damaged image is reported once, not also where a text shows it', async () => {
    const files = { ...withText('![A](a/a.png)'), 'content/blog/a/a.png': '' };
    expect(await check(files)).toEqual([expect.stringContaining('a/a.png: a damaged')]);
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
    [
      'a dead link of the navigation',
      link('/shob/'),
      'header[0]: "/shob/" does not exist; did you mean /shop/?',
    ],
    [
      'an unknown profile',
      link('profile:GitHup'),
      'header[0]: the résumé has no profile "GitHup"; did you mean GitHub?',
    ],
    [
      'a dead link in a text of the timeline',
      {
        timeline: [{ year: '1842', cards: [{ title: 'A', description: '<a href="/shob">b</a>' }] }],
      },
      '"/shob" does not exist; did you mean /shop/?',
    ],
    [
      'an alias that leads nowhere',
      { settings: { ...settings, notInRecord: [], aliases: { '/old/': '/shob/' } } },
      'aliases["/old/"]: "/shob/" does not exist; did you mean /shop/?',
    ],
    [
      'a missing image',
      { theme: { ...theme, shareImage: '/images/no-such-image.png', logo: undefined } },
      'shareImage: "/images/no-such-image.png" does not exist',
    ],
  ])('%s', async (_, data, expected) => {
    const found = (await check(files, data)).filter((one) => one.startsWith('error'));
    expect(found).toEqual([expect.stringContaining(expected)]);
    expect(found[0]).toMatch(/^error data\//);
  });
});

it('a project names an entry of the résumé, or has a period', async () => {
  const fields = { pictureUrl: undefined, imageAlt: undefined, period: undefined };
  const found = await check({
    'content/projects/a.md': project(fields),
    'content/projects/b.md': project({ ...fields, resume: 'Analytical Engines Ltd' }),
  });
  expect(found).toEqual([
    expect.stringContaining('a.md:1: period: expected a period such as 2023'),
    expect.stringContaining(
      'b.md:12: resume: data/resume.json has no entry "Analytical Engines Ltd"; did you mean Analytical Engines?',
    ),
  ]);
});

it('knows the lines of values in JSON and TypeScript', () => {
  const source = `/* [{ label: 'A', items: [] }] */
export const theme = {
  dark: { accent: '#aaa' },
  'light': {
    accent: '#aaa',
  },
  links: [
    { label: 'A' },
    { label: 'B', href: '/b' },
  ],
} satisfies object;`;
  const json = '{\n"work": [\n{},\n{\n"url": ""\n}]}';
  const folder = projectFolder({ 'a.ts': source, 'a.json': json });
  expect(lineIn(`${folder}/a.ts`, ['dark', 'accent'])).toBe(3);
  expect(lineIn(`${folder}/a.ts`, ['light', 'accent'])).toBe(5);
  expect(lineIn(`${folder}/a.ts`, ['light', 'edge'])).toBe(4);
  expect(lineIn(`${folder}/a.ts`, ['links', 1, 'href'])).toBe(9);
  expect(lineIn(`${folder}/a.ts`, ['logo', 'src'])).toBe(2);
  expect(lineIn(`${folder}/a.json`, ['work', 1, 'url'])).toBe(5);
  expect(lineIn(`${folder}/a.json`, ['work', 0, 'name'])).toBe(3);
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
    found.map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`),
  ).toEqual([
    'placeholder blog/a.md:4 preview: To write: one sentence',
    'placeholder blog/a.md:8 TODO',
    'placeholder projects/b.md:13 sample: true',
  ]);
});

it('finds placeholders in data, with the names of their fields', () => {
  const typescript = `// such as 'https://example.com'
export const settings = {
  host: 'https://your-code.goatcounter.com',
  intro: 'To write: what you do',
  title: 'My list of TODOs',
  posts: (count: number) => \`TODO \${count}\`,
  links: ['https://example.com/event'],
  empty: '',
};`;
  const folder = projectFolder({
    'site.ts': typescript,
    'resume.json': '{\n"basics": { "name":\n"Jane Doe" } }',
  });
  const found = ['site.ts', 'resume.json'].flatMap((name) =>
    placeholdersInData(path.join(folder, name)),
  );
  expect(
    found.map(({ file, line, message }) => `${path.basename(file)}:${line} ${message}`),
  ).toEqual([
    'site.ts:3 host: https://your-code.goatcounter.com',
    'site.ts:4 intro: To write: what you do',
    'site.ts:6 posts: TODO',
    'site.ts:7 links: https://example.com/event',
    'resume.json:3 name: Jane Doe',
  ]);
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
  const found = checkPublicPaths(
    linkTargetsOf(content, { owner, settings, cvs: [] }),
    `${folder}/public`,
  );
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    `${folder}/public/_headers: the build generates /_headers too, and would overwrite it`,
    `${folder}/public/index.html: the build generates / too, and would overwrite it`,
  ]);
});
