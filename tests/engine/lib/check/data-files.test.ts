/** @jest-environment node */
import { checkDataFiles } from '@/lib/check/data-files';
import { warnOfWordsLanguage } from '@/lib/check/words-language';
import { writtenSite } from '@/lib/site';
import { careerSchema } from '@/lib/site/schemas/career';

const { owner, navigation, career } = writtenSite;

/** The fields that are wrong in a site with another value in one of its files. */
const wrong = (change: object) =>
  checkDataFiles({ ...writtenSite, ...change }).map(({ file, field }) => `${file} ${field}`);

it('finds nothing in a good site, and all errors of another in one run', () => {
  expect(wrong({})).toEqual([]);
  const change = { owner: { ...owner, nmae: 'A' }, timeline: 1, theme: undefined };
  expect(checkDataFiles({ ...writtenSite, ...(change as object) })).toMatchObject([
    { file: 'data/owner.ts', field: 'nmae', expected: expect.stringContaining('name') },
    { file: 'data/timeline.ts', found: '1' },
    { file: 'data/theme.ts', field: 'theme' },
  ]);
});

/** A copy of a value with another one at a path in it. */
function replaced<T>(value: T, path: string, by: unknown): T {
  const copy = structuredClone(value);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce((node, name) => node[name] as never, copy as Record<string, unknown>);
  parent[last] = by;
  return copy;
}

it.each([
  ['owner', 'owner', 'siteUrl', 'a.test'],
  ['owner', 'owner', 'bookingUrl', 'http://a.test'],
  ['owner', 'owner', 'securityContactUntil', '2027-02-30'],
  ['owner', 'owner', 'portrait.src', 'a.jpg'],
  ['owner', 'owner', 'profiles.0.url', 'a'],
  ['navigation', 'navigation', 'footer.1.links.0.label', undefined],
  ['words', 'words', 'search.start', 'Search what {name} wrote'],
  ['words', 'words', 'search.found.one', '{number} result'],
  ['words', 'words', 'periods.day', '{day}.{month}.'],
  ['words', 'words', 'periods.career.month', '{year}'],
  ['words', 'words', 'periods.project.range', '{start} to {finish}'],
  ['theme', 'theme', 'fonts.mono.weights', [400, 700]],
  ['theme', 'theme', 'fonts.text.package', undefined],
  ['theme', 'theme', 'picture', 'share.png'],
] as const)('data/%s.ts, %s: %s cannot be %j', (file, part, field, value) => {
  const change = { [part]: replaced(writtenSite[part], field, value) };
  expect(wrong(change)).toEqual([`data/${file}.ts ${field}`]);
});

it.each([
  ...['en', 'gsw', 'lld', 'pt-PT', 'zh-Hans-CN', 'en-419'].map((tag) => [tag, undefined] as const),
  ...['xx', 'xx-CH', 'de-XX', 'deutsch', 'de-', ''].map((tag) => [tag, '"de" for German'] as const),
  ['de_CH', '"de-CH"'] as const,
])('of the language %j check says: %s', (language, hint) => {
  const [problem] = checkDataFiles({
    ...writtenSite,
    settings: { ...writtenSite.settings, language },
  });
  expect(problem?.expected).toEqual(hint && expect.stringContaining(hint));
});

it.each(['images/a.jpg', 'public/images/a.jpg', './images/a.jpg'])(
  'a portrait written as %s comes with its URL',
  (src) => {
    const changed = { ...owner, portrait: { src, alt: 'A' } };
    expect(checkDataFiles({ ...writtenSite, owner: changed })).toMatchObject([
      { field: 'portrait.src', fix: 'write /images/a.jpg' },
    ]);
  },
);

it('data/words.ts names all months', () => {
  const words = replaced(writtenSite.words, 'periods.months', ['January']);
  expect(checkDataFiles({ ...writtenSite, words })).toMatchObject([
    { field: 'periods.months', expected: 'a list of the twelve months' },
  ]);
});

describe('a time zone', () => {
  const fixes = (timeZone: string) =>
    checkDataFiles({ ...writtenSite, owner: { ...owner, timeZone } }).map(({ fix }) => fix);

  it.each(['Asia/Tokyo', 'Asia/Calcutta', 'Asia/Kolkata', 'America/Montreal', 'UTC', 'Etc/GMT+5'])(
    'may be %s',
    (name) => expect(fixes(name)).toEqual([]),
  );

  it.each(['asia/tokyo', 'ASIA/TOKYO', 'Asia/tokyo'])('is not written as %s', (name) => {
    expect(fixes(name)).toEqual([expect.stringContaining('"Asia/Tokyo"')]);
  });

  it.each(['America/NewYork', 'New York', 'Europe/New_Yorck'])(
    'comes with the nearest if it is unknown: %s',
    (name) => expect(fixes(name)).toEqual([expect.stringContaining('"America/New_York"')]),
  );
});

it.each(['/a/', 'https://a.test', 'mailto:a@a.test', 'email', 'booking', 'cv', 'profile:A B'])(
  'data/navigation.ts may link to %s',
  (href) => {
    const drawer = [{ label: 'A', href }];
    expect(wrong({ navigation: { ...navigation, drawer } })).toEqual([]);
  },
);

describe('data/career.ts', () => {
  const inCareer = (change: object) => wrong({ career: { ...career, ...change } });
  const inSkill = (skill: object) =>
    inCareer({ skillGroups: [{ label: 'A', skills: [{ name: 'A', ...skill }] }] });

  it('needs no more than a day and a summary', () => {
    expect(careerSchema.parse({ updatedOn: '2025-03-01', summary: 'New.' })).toMatchObject({
      ...{ positions: [], projects: [], education: [], volunteering: [] },
      ...{ skillGroups: [], languages: [] },
    });
    expect(wrong({ career: {} })).toEqual([
      ...['data/career.ts updatedOn', 'data/career.ts summary'],
    ]);
  });

  it('has skills with evidence or without', () => {
    expect(inSkill({ evidence: ['a'] })).toEqual([]);
    expect(inSkill({})).toEqual([]);
    expect(inSkill({ evidence: [] })).toEqual(['data/career.ts skillGroups.0.skills.0.evidence']);
  });

  it('says no longer than it was true what the owner is open to', () => {
    const availability = { openTo: 'work', from: 'by agreement', goodUntil: '2025-02-28' };
    expect(inCareer({ availability })).toEqual(['data/career.ts availability.goodUntil']);
  });
});

it.each([
  ['./a', true],
  ['https://a.test/b', true],
  ['a', false],
  ['//a.test', false],
  ['http://a.test', false],
  ['javascript:a', false],
])('data/timeline.ts has cards that lead to %s: %s', (href, isFine) => {
  const cards = [{ title: 'A', description: 'A', link: href }];
  expect(wrong({ timeline: [{ year: '2024', cards }] })).toHaveLength(isFine ? 0 : 1);
});

it.each([
  ['de', 'en', 1],
  ['de-CH', 'de', 0],
  ['de', undefined, 0],
])('on a site in %s, words in %s are to translate: %d', (pages, language, count) => {
  const settings = { ...writtenSite.settings, language: pages };
  const words = { ...writtenSite.words, language };
  expect(warnOfWordsLanguage({ ...writtenSite, settings, words })).toHaveLength(count);
});
