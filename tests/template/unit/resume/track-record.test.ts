import { patternOf } from '@/lib/graphics/pattern-of';
import { parsePeriod } from '@/lib/resume/periods';
import { readResume } from '@/lib/resume/read-resume';
import { trackRecordOf } from '@/lib/resume/track-record';
import { projectNamed } from '../../support/fixture-projects';

const resume = readResume({
  work: [
    { name: 'Press', position: 'Editor', startDate: '2019-02', highlights: ['Forty books'] },
    { name: 'Press', position: 'Trainee', startDate: '2016-02', endDate: '2017-02' },
    { name: 'Undated', summary: 'A short job' },
  ],
  volunteer: [{ organization: 'Choir', position: 'Tenor', startDate: '2018', endDate: '2020' }],
});

const atlas = { ...projectNamed('atlas'), resume: undefined, outcome: 'A map' };
const ofPress = { ...atlas, resume: 'Press', path: '/press/', outcome: 'A prize', pattern: 'own' };

const recordOf = (facts: Partial<Parameters<typeof trackRecordOf>[0]> = {}) =>
  trackRecordOf({ ...resume, projects: [], patternColors: [['#000000', '#ffffff']], ...facts });

it('has paid and voluntary positions: what goes on, then what ended last, then what has no dates', () => {
  expect(recordOf().map(({ title, role }) => [title, role])).toEqual([
    ['Press', 'Editor'],
    ['Choir', 'Tenor'],
    ['Press', 'Trainee'],
    ['Undated', ''],
  ]);
});

it('has the projects that belong to no position, with their pages', () => {
  const periods = [{ start: '2021', end: '2021-03' }];
  const [, project] = recordOf({ projects: [{ ...atlas, periods }, ofPress] });
  expect(project).toMatchObject({ title: 'Atlas', outcome: 'A map', path: '/atlas/' });
  expect(project?.pattern).toBe(atlas.pattern);
});

it('has positions without an employer under their own name, and projects beside them', () => {
  const work = readResume({ work: [{ position: 'Freelancer', startDate: '2019' }] }).work;
  const record = recordOf({ work, volunteer: [], projects: [{ ...atlas, periods: [] }] });
  expect(record.map(({ title, role }) => [title, role])).toEqual([
    ['Freelancer', ''],
    ['Atlas', atlas.role],
  ]);
});

it.each([
  [['2022/2023', '2016/2017'], { start: '2016', end: '2023' }],
  [['2018/', '2020/2021'], { start: '2018', end: undefined }],
])('dates a project with the periods %j from its first start to its last end', (texts, period) => {
  const periods = texts.flatMap((text) => parsePeriod(text) ?? []);
  const [project] = recordOf({ work: [], volunteer: [], projects: [{ ...atlas, periods }] });
  expect(project?.period).toEqual(period);
});

it('leaves out positions by name, and projects with `record: false`', () => {
  const record = recordOf({ projects: [{ ...atlas, record: false }], leaveOut: ['Press'] });
  expect(record.map(({ title }) => title)).toEqual(['Choir', 'Undated']);
});

it('says what came of a position: the outcome of its page, or its first highlight, or its summary', () => {
  const outcomes = (projects: Parameters<typeof recordOf>[0]) =>
    recordOf(projects).map(({ outcome }) => outcome);
  expect(outcomes({})).toEqual(['Forty books', '', '', 'A short job']);
  expect(outcomes({ projects: [ofPress] })).toEqual(['A prize', '', '', 'A short job']);
});

it('leads to the page about an employer, and has its pattern, or else that of the name', () => {
  const entries = recordOf({ projects: [ofPress] });
  expect(entries.map(({ path }) => path)).toEqual(['/press/', undefined, '/press/', undefined]);
  const ofChoir = patternOf('Choir', [['#000000', '#ffffff']]);
  expect(entries.slice(0, 2).map(({ pattern }) => pattern)).toEqual(['own', ofChoir]);
});
