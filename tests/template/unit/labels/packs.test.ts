import { readdirSync } from 'node:fs';
import { en } from '@/lib/labels/en';
import { fr } from '@/lib/labels/fr';
import { formatDate, formatPeriod } from '@/lib/resume/periods';
import { packOf } from '@/scripts/new/labels';

/** The languages that ship, by their files. */
const languages = readdirSync('lib/labels')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !['define-strings', 'plural'].includes(name));

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
    ].map((period) => formatPeriod(period, dates));
    expect([...from, ...periods, dates.from('2018')]).toMatchSnapshot();
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

/** The texts of labels without values. */
const textsIn = (labels: unknown): string[] =>
  typeof labels === 'string'
    ? [labels]
    : typeof labels === 'object' && labels !== null
      ? Object.values(labels).flatMap(textsIn)
      : [];
