import { readdirSync } from 'node:fs';
import { en } from '@/lib/labels/en';
import { formatsIn } from '@/lib/labels/formats';
import { fr } from '@/lib/labels/fr';
import { it as italian } from '@/lib/labels/it';
import { formatPeriods } from '@/lib/resume/periods';
import { packOf } from '@/scripts/shared/label-packs';

/** The languages that ship, by their files. */
const languages = readdirSync('lib/labels')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !['define-strings', 'formats'].includes(name));

const owner = { name: 'Anne Lee', label: 'Engineer', location: 'London, United Kingdom' };

describe.each(languages)('%s', (language) => {
  const labels = packOf(language) ?? en;

  it('is offered to new sites', () => {
    expect(packOf(language)).toBeDefined();
  });

  it('has the form of a word for every number', () => {
    const counted = [0, 1, 2, 5, 21].map((count) => labels.blog.count(count));
    expect(counted).toMatchSnapshot();
  });

  it('has descriptions that search engines show whole', () => {
    const { home, about, projects, blog, contact } = labels;
    const descriptions = [about, projects, blog, contact].map(({ description }) => description);
    for (const { length } of [...descriptions, home.description(owner, true)]) {
      expect(length).toBeGreaterThanOrEqual(110);
      expect(length).toBeLessThanOrEqual(160);
    }
    expect(home.description(owner, false).length).toBeLessThan(
      home.description(owner, true).length,
    );
  });
});

it.each(languages.filter((language) => language !== 'en'))(
  '%s has no English label of several words',
  (language) => {
    const english = new Set(textsIn(en).filter((text) => text.split(' ').length > 2));
    expect(textsIn(packOf(language)).filter((text) => english.has(text))).toEqual([]);
  },
);

it.each([
  ['Hélène', 'Le blog d’Hélène'],
  ['Émile', 'Le blog d’Émile'],
  ['Yves', 'Le blog d’Yves'],
  ['Œlla', 'Le blog d’Œlla'],
  ['Yann', 'Le blog de Yann'],
  ['Jean', 'Le blog de Jean'],
])('names the blog of %s in French "%s"', (name, heading) => {
  expect(fr.blog.heading({ name, label: '', location: '' })).toBe(heading);
});

it.each([
  ['en', '2019–2020, Sept 2018 – May 2019, and April 2021 – now'],
  ['fr', '2019–2020, sept. 2018 – mai 2019 et depuis avr. 2021'],
  ['de', '2019–2020, Sept. 2018 – Mai 2019 und seit Apr. 2021'],
])('writes periods in %s', (language, expected) => {
  const { dates } = packOf(language) ?? en;
  const periods = [
    { start: '2019', end: '2020' },
    { start: '2018-09', end: '2019-05' },
    { start: '2021-04' },
  ];
  expect(formatPeriods(periods, { dates, project: en.project })).toBe(expected);
});

it('begins French and Italian months on the first', () => {
  const { availability, dates } = fr;
  expect(availability.from(dates.date('2027-01-01'))).toBe('dès le 1er janvier 2027');
  expect(italian.availability.from(italian.dates.date('2027-01-08'))).toBe('dall’8 gennaio 2027');
});

it('has the dates, commas and words for numbers of a language without labels', () => {
  const { dates, joined, plural } = formatsIn('ja');
  expect(dates.date('2021-04')).toBe('2021年4月');
  expect(dates.range('2021-04', '2021-09')).toBe('2021年4月～2021年9月');
  expect(dates.range('2019', '2021-09')).toBe('2019年～2021年9月');
  expect(joined(['東京', '', '日本'])).toBe('東京、日本');
  expect(plural(2, { other: '#件' })).toBe('2件');
  const arabic = formatsIn('ar');
  expect(arabic.joined(['القاهرة', 'مصر'])).toBe('القاهرة، مصر');
  expect(arabic.plural(2, { two: 'مقالان', other: '# مقال' })).toBe('مقالان');
});

/** The texts of labels without values. */
const textsIn = (labels: unknown): string[] =>
  typeof labels === 'string'
    ? [labels]
    : typeof labels === 'object' && labels !== null
      ? Object.values(labels).flatMap(textsIn)
      : [];
