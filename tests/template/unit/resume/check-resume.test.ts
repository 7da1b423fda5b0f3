import { readFileSync } from 'node:fs';
import { checkResume } from '@/scripts/check/data/resume';
import { resumeFile, resumeNames } from '../../support/resumes';

/** A résumé with some work in it. */
const withWork = (...work: object[]) => ({ basics: { name: 'Ada' }, work });

/** The messages of all errors, with their fixes. */
const errorsIn = (written: unknown) =>
  checkResume(written)
    .filter(({ severity }) => severity === 'error')
    .map(({ message, fix }) => [message, fix].filter(Boolean).join(', '));

it.each(resumeNames.filter((name) => name !== 'clerk'))('%s.json has no errors', (name) => {
  expect(errorsIn(resumeFile(name))).toEqual([]);
});

it('accepts the example of the standard', () => {
  const file = 'node_modules/@jsonresume/schema/sample.resume.json';
  expect(checkResume(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});

it('finds an end before the start, and compares only years if one date has no month', () => {
  expect(errorsIn(withWork({ startDate: '2020-05', endDate: '2019-12' }))).toHaveLength(1);
  expect(errorsIn(withWork({ startDate: '2020-05', endDate: '2020' }))).toEqual([]);
});

it('names the new field for each field from before version 1.0, once for all entries', () => {
  expect(errorsIn(resumeFile('clerk'))).toEqual([
    'basics.picture: unknown field; did you mean image?',
    'basics.website: unknown field; did you mean url?',
    'work[0].company: unknown field; did you mean name?',
    'work[0].website: unknown field; did you mean url?',
    'volunteer[0].website: unknown field; did you mean url?',
    'education[0].gpa: unknown field; did you mean score?',
    'publications[0].website: unknown field; did you mean url?',
  ]);
});

it.each([
  [withWork({ endDate: 'Present' }), 'work[0].endDate: expected a date as YYYY'],
  [withWork({ endDate: '2021-02-29' }), 'found "2021-02-29"'],
  [withWork({ highlights: 'One' }), 'work[0].highlights: expected a list, such as ["One", "Two"]'],
  [
    { basics: { name: 'Ada', email: 'mailto:a@a.test' } },
    'basics.email: expected an e-mail address',
  ],
  [{ basics: { name: 'Ada', url: 'ada.test' } }, 'basics.url: expected a URL'],
  [{ basics: { name: 'Ada', url: 'javascript:alert(1)' } }, 'basics.url: expected a URL'],
  [{ basics: { name: 'Ada', phone: 5550 } }, 'basics.phone: expected a text, found 5550'],
  [{ basics: {} }, 'basics.name: expected your name, found nothing'],
  [[], 'expected a résumé in braces'],
])('explains what is wrong in %j', (written, error) => {
  expect(errorsIn(written)).toEqual([expect.stringContaining(error)]);
});

it('warns once of a field outside the standard', () => {
  const found = checkResume({
    $schema: 'https://a.test',
    basics: { name: 'Ada', 'x-pronouns': 'she', _note: 'A' },
    work: [
      { name: 'Engines', postion: 'Programmer' },
      { name: 'Mills', salary: '1' },
      { name: 'Looms', salary: '2' },
    ],
    certifications: [{ name: 'Analyst' }],
    meta: { theme: 'plain' },
  });
  expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'warning work[0].postion: unknown field; did you mean position?',
    'warning work[1].salary: unknown field',
    'warning certifications: unknown field; did you mean certificates?',
  ]);
});
