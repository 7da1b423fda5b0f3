/** @jest-environment node */
import { checkDataFiles } from '@/lib/check/data-files';
import { writtenSite } from '@/lib/site';
import { careerSchema } from '@/lib/site/schemas/career';
import { career } from '../../../support/career';

const site = { ...writtenSite, career, timeline: [], toolkit: [] };

/** The errors in a site with another value in one of its files, as "field: expected / found". */
const errors = (change: object) =>
  checkDataFiles({ ...site, ...change }).map(
    ({ field, expected, found }) => `${field}: ${expected} / ${found}`,
  );

it('names the file', () => {
  expect(checkDataFiles(site)).toEqual([]);
  const change: object = { owner: { ...site.owner, nmae: 'A' }, timeline: 1 };
  const files = checkDataFiles({ ...site, ...change }).map(
    ({ file, field }) => `${file}: ${field}`,
  );
  expect(files).toEqual(['data/owner.ts: nmae', 'data/timeline.ts: ']);
});

const DATE = 'YYYY-MM with a month from 01 to 12, or YYYY where the month is not known';

describe('data/career.ts', () => {
  const inCareer = (change: object) => errors({ career: { ...career, ...change } });
  const inEducation = (change: object) =>
    inCareer({ education: [{ slug: 'a', title: 'A', detail: 'A', start: '2022-06', ...change }] });
  const inSkill = (skill: object) =>
    inCareer({ skillGroups: [{ label: 'A', skills: [{ name: 'A', ...skill }] }] });

  it('needs no more than a day and a summary', () => {
    expect(careerSchema.parse({ updatedOn: '2025-03-01', summary: 'New.' })).toEqual({
      updatedOn: '2025-03-01',
      summary: 'New.',
      positions: [],
      projects: [],
      education: [],
      volunteering: [],
      skillGroups: [],
      languages: [],
    });
    expect(errors({ career: {} })).toEqual([
      'updatedOn: a day as YYYY-MM-DD / nothing',
      'summary: the career in one or two sentences / nothing',
    ]);
  });

  it.each([
    [{ start: '2022-13' }, [`education.0.start: ${DATE} / "2022-13"`]],
    [{ end: '23' }, [`education.0.end: ${DATE}, or "unknown" / "23"`]],
    [
      { end: '2022-05' },
      ['education.0.end: an end that is not before the start, 2022-06 / "2022-05"'],
    ],
    [{ end: '2022' }, []],
    [{ end: 'unknown' }, []],
  ])('with %j in a period', (change, expected) => {
    expect(inEducation(change)).toEqual(expected);
  });

  it('proves each skill, or says why not', () => {
    expect(inSkill({ evidence: ['a'] })).toEqual([]);
    expect(inSkill({ reason: 'Read about it' })).toEqual([]);
    expect(inSkill({})).toEqual([
      'skillGroups.0.skills.0.evidence: a list of slugs that prove the skill, or a "reason" why there is none / nothing',
    ]);
    expect(inSkill({ reason: ' ' })).toHaveLength(1);
  });

  it('says no longer than it was true what the owner is open to', () => {
    const availability = { openTo: 'work', from: 'by agreement', goodUntil: '2025-02-28' };
    expect(inCareer({ availability })).toEqual([
      'availability.goodUntil: a day that is not before updatedOn, 2025-03-01 / "2025-02-28"',
    ]);
  });

  it('has no field that nothing reads', () => {
    expect(inEducation({ titel: 'A' })).toEqual([
      'education.0.titel: one of: slug, title, place, start, end, detail / an unknown field',
    ]);
  });
});

describe('data/timeline.ts', () => {
  const inCard = (card: object) =>
    errors({ timeline: [{ year: '2024', cards: [{ title: 'A', description: 'A', ...card }] }] });

  it('has cards that may lead to pages and other sites', () => {
    expect(inCard({ link: './a', entry: 'a', whileOpen: '<p>B</p>', linkLabel: 'C' })).toEqual([]);
    expect(inCard({ link: 'https://a.example/b' })).toEqual([]);
  });

  it.each(['a', '//a.example', 'http://a.example', 'javascript:a'])(
    'has no card that leads to %s',
    (link) => {
      expect(inCard({ link })).toEqual([expect.stringMatching(/^0\.cards\.0\.link: /)]);
    },
  );
});

it('data/toolkit.ts has tools with an icon and two colours', () => {
  const gradient = ['#000000', '#ffffff'];
  const inItem = (item: object) =>
    errors({
      toolkit: [{ label: 'A', items: [{ label: 'B', icon: 'c', gradient, ...item }] }],
    });
  expect(inItem({})).toEqual([]);
  expect(inItem({ gradient: ['#000000'] })).toEqual([
    '0.items.0.gradient: two colours as #rrggbb / ["#000000"]',
  ]);
});
