import { readdirSync, readFileSync } from 'node:fs';
import { settings } from '@/data/site';
import { strings, type Strings } from '@/data/strings';
import { formatDate, formatPeriod } from '@/lib/resume/periods';
import {
  mainStrings,
  missingStrings,
  navigationLabels,
  translatedStrings,
} from '@/scripts/new/language-strings';
import { strings as french } from '@/scripts/new/languages/fr';

const languages = readdirSync('scripts/new/languages').map((file) => file.replace('.ts', ''));

describe.each(languages)('%s', (language) => {
  let labels: Strings;

  beforeAll(async () => {
    ({ strings: labels } = (await import(`@/scripts/new/languages/${language}`)) as {
      strings: Strings;
    });
  });

  it('has the form of a word for every number', () => {
    const counted = [0, 1, 2, 5, 21].map((count) => labels.blog.count(count));
    expect(counted).toMatchSnapshot();
  });

  it('writes dates and periods', () => {
    const { availability, dates } = labels;
    const from = ['2027-01-01', '2027-01-08', '2027-04'].map((date) =>
      availability.from(formatDate(date, dates)),
    );
    const periods = [
      { start: '2018', end: '2019' },
      { start: '2018-09', end: '2018-12' },
      { start: '2018-09', end: '2019-05' },
      { start: '2018-04' },
    ].map((period) => formatPeriod(period, dates, dates.cv));
    expect([...from, ...periods, dates.from('2018')]).toMatchSnapshot();
  });

  it('has descriptions that search engines show whole', () => {
    const { about, projects, blog, contact } = labels;
    const lengths = [about, projects, blog, contact].map(({ description }) => description.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(110);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(160);
  });

  it('has labels for the same links as French', async () => {
    const links = Object.keys(await navigationLabels(language));
    expect(links).toEqual(Object.keys(await navigationLabels('fr')));
  });

  it('begins a site with labels in that language, and the owner’s sentences to write', () => {
    const source = mainStrings(language, { hasBlog: true });
    expect(source).toContain(`skip: '${labels.layout.skip.replaceAll("'", "\\'")}'`);
    expect(source).toMatch(/support: 'To write: /);
    expect(source).not.toMatch(/\{(summary|story|topics|blogIntro)?\}[\p{L},]/u);
  });
});

it.each(languages.filter((language) => language !== 'en'))(
  '%s has no English label of several words',
  async (language) => {
    const { strings: labels } = (await import(`@/scripts/new/languages/${language}`)) as {
      strings: Strings;
    };
    const english = new Set(textsIn(strings).filter((text) => text.split(' ').length > 2));
    expect(textsIn(labels).filter((text) => english.has(text))).toEqual([]);
  },
);

it.each([
  ['fr', 'fr.ts'],
  ['fr-CA', 'fr.ts'],
  ['sv', 'en.ts'],
])('finds the strings that an update has added to %s in %s', (language, file) => {
  const old = { ...strings, layout: { ...strings.layout, languages: undefined } };
  // The main language lacks them too.
  expect(missingStrings(language, old, old, 'strings.ts')).toMatchObject([
    {
      message: 'layout.languages: the string is missing',
      fix: `copy it from scripts/new/languages/${file}`,
    },
  ]);
});

it.each([
  ['Hélène', 'Le blog d’Hélène'],
  ['Émile', 'Le blog d’Émile'],
  ['Yves', 'Le blog d’Yves'],
  ['Yann', 'Le blog de Yann'],
  ['Jean', 'Le blog de Jean'],
])('names the blog of %s in French "%s"', (name, heading) => {
  expect(french.blog.heading({ name, label: '', location: '' })).toBe(heading);
});

it('adds English to a site in French', async () => {
  const labels = await navigationLabels('en', 'fr');
  expect(labels['Me contacter']).toMatch(/^Contact me/);
  expect(translatedStrings('en', { hasBlog: true })).toContain("skip: 'Skip to content'");
});

it('marks every label of a language that does not ship as one to write', () => {
  const source = translatedStrings('sv', { hasBlog: true });
  expect(source).toContain("skip: 'To write: Skip to content'");
  expect(source).toContain("plural(count, 'To write: result', 'To write: results')");
  expect(source).toContain("new Intl.PluralRules('sv')");
  expect(source).toContain('"okt."');
});

it('takes along strings that only the site has, in another language to be translated', () => {
  const site = readFileSync('data/strings.ts', 'utf8').replace(
    'export const strings = {',
    "$&\n  onlyHere: { name: 'My talks' },",
  );
  const { language } = settings;
  expect(mainStrings(language, { hasBlog: true }, site)).toContain(
    "onlyHere: { name: 'My talks' }",
  );
  expect(translatedStrings('tlh', { hasBlog: true }, site)).toContain(
    "onlyHere: { name: 'To write: My talks' }",
  );
});

it('takes the summary of the résumé as the first paragraphs', () => {
  const source = mainStrings('en', { hasBlog: false, summary: 'I build boats.\nAnd sails.' });
  expect(source).toContain('paragraphs: ["I build boats.","And sails."]');
  expect(source).not.toMatch(/what I write about/);
});

/** The texts of labels without values. */
const textsIn = (labels: unknown): string[] =>
  typeof labels === 'string'
    ? [labels]
    : typeof labels === 'object' && labels !== null
      ? Object.values(labels).flatMap(textsIn)
      : [];
