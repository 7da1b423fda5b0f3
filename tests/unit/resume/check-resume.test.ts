/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkResume } from '@/lib/resume/read-resume';
import { resumeFile, resumeNames } from '../../support/resumes';

/** A résumé with some work in it. */
const withWork = (...work: object[]) => ({ basics: { name: 'Ada' }, work });

/** The paths and fixes of all errors. */
const errorsIn = (written: unknown) =>
  checkResume(written)
    .filter(({ severity }) => severity === 'error')
    .map(({ field, fix }) => `${field}: ${fix}`);

it.each(resumeNames.filter((name) => name !== 'clerk'))('%s.json has no errors', (name) => {
  expect(errorsIn(resumeFile(name))).toEqual([]);
});

it('names the file and the path', () => {
  expect(checkResume(withWork({}, { startDate: 'May 2019' }))).toMatchObject([
    { severity: 'error', file: 'data/resume.json', field: 'work[1].startDate' },
  ]);
});

it.each([
  ['Present', 'remove the field: an entry without endDate goes on'],
  ['03/2019', 'write "2019-03"'],
  ['September 2019', 'write "2019-09"'],
  ['Summer 2019', 'write a date that exists as YYYY, YYYY-MM or YYYY-MM-DD, such as 2019-03'],
  ['2202-03', 'write a date that exists'],
  ['2019-13', 'write a date that exists'],
  ['2021-02-29', 'write a date that exists'],
])('says what to write in place of the date %s', (endDate, fix) => {
  const [error = ''] = errorsIn(withWork({ endDate }));
  expect(error).toMatch(`work[0].endDate: ${fix}`);
});

it('finds an end before the start, and compares only years if one date has no month', () => {
  expect(errorsIn(withWork({ startDate: '2020-05', endDate: '2019-12' }))).toHaveLength(1);
  expect(errorsIn(withWork({ startDate: '2020-05', endDate: '2020' }))).toEqual([]);
});

it('accepts the example of the standard', () => {
  const file = 'node_modules/@jsonresume/schema/sample.resume.json';
  expect(checkResume(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
});

it('names the new field for each field from before version 1.0, once for all entries', () => {
  expect(errorsIn(resumeFile('clerk'))).toEqual([
    'basics.picture: write "image":',
    'basics.website: write "url":',
    'work[0].company: write "name":',
    'work[0].website: write "url":',
    'volunteer[0].website: write "url":',
    'education[0].gpa: write "score":',
    'publications[0].website: write "url":',
  ]);
});

it.each([
  [{ email: 'mailto:ada@ada.test' }, 'email: write ada@ada.test'],
  [{ email: 'ada' }, 'email: write it as you@example.org'],
  [{ url: 'ada.test' }, 'url: write "https://ada.test"'],
  [{ url: 'https://www.ada,test' }, 'url: write the name of a host'],
  [{ url: 'http://localhost:3000' }, 'url: write the name of a host'],
  [{ profiles: [{ url: 'javascript:alert(1)' }] }, 'profiles[0].url: write a URL'],
  [{ phone: 5550 }, 'phone: put it in quotes: "5550"'],
  [{ location: 'London' }, 'location: write its fields in braces: { "city": "London" }'],
  [{ location: { countryCode: 'Norway' } }, 'location.countryCode: write its two letters'],
  [{ name: undefined }, 'name: write "basics": { "name": "Ada Lovelace" }'],
])('explains what is wrong in %j', (wrong, error) => {
  const errors = errorsIn({ basics: { name: 'Ada', ...wrong } });
  expect(errors).toEqual([expect.stringContaining(`basics.${error}`)]);
});

it.each([
  [withWork({ highlights: 'One' }), 'work[0].highlights: write a list, such as ["One", "Two"]'],
  [
    { basics: { name: 'Ada' }, languages: ['English', 'German'] },
    'languages[0]: write its fields in braces: { "language": "English" }',
  ],
  [[], 'file: see https://docs.jsonresume.org/schema, or run: npm run new -- site'],
])('explains what is wrong in the lists of %j', (written, error) => {
  expect(errorsIn(written)).toEqual([error]);
});

it('reports unknown fields once, and suggests fields for misspelled ones', () => {
  const found = checkResume({
    $schema: 'https://a.test',
    basics: { name: 'Ada', 'x-pronouns': 'she', _note: 'A' },
    work: [
      { name: 'Engines', postion: 'Programmer' },
      { name: 'Mills', salary: '1' },
      { company: 'Looms', salary: '2' },
    ],
    certifications: [{ name: 'Analyst' }],
    hobbies: ['Flying'],
    meta: { theme: 'plain' },
  });
  expect(found.map(({ field, fix }) => `${field}: ${fix}`)).toEqual([
    'work[0].postion: write "position":',
    expect.stringContaining('work[1].salary: remove the field, or move its value to one of these'),
    'work[2].company: write "name":',
    'certifications: write "certificates":',
    expect.stringContaining('hobbies: remove the field, or move its value to one of these'),
  ]);
});
