/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import { toResume } from '@/lib/outputs/resume';
import { careerSchema } from '@/lib/site/schemas/career';
import { career } from '../../../support/career';
import { setOwner, unsetOwner, sourceOf } from '../../../support/set-owner';

const resume = toResume(sourceOf({ career }));

/** What JSON Resume's own validator says of a document. */
const complaints = (document: unknown) =>
  new Promise((resolve) => validate(document, (errors: unknown) => resolve(errors ?? [])));

it('is valid JSON Resume, for an owner with and without addresses, and for an empty career', async () => {
  const empty = careerSchema.parse({ updatedOn: '2025-03-01', summary: 'New.' });
  expect(await complaints(resume)).toEqual([]);
  expect(await complaints(toResume(sourceOf({ career: empty })))).toEqual([]);
  expect(await complaints(toResume(sourceOf({ career, owner: unsetOwner })))).toEqual([]);
});

it('would be refused with a date of another form', async () => {
  const [first, ...others] = resume.work;
  const work = [{ ...first, startDate: 'June 2022' }, ...others];
  expect(await complaints({ ...resume, work })).toHaveLength(1);
});

it('says who this is and where the document is found', () => {
  expect(resume.basics).toMatchObject({
    name: setOwner.name,
    label: setOwner.role,
    email: 'ada@ada.dev',
    url: 'https://ada.dev/portfolio/',
    summary: career.summary,
  });
  expect(resume.meta.canonical).toBe('https://ada.dev/portfolio/resume.json');
  expect(resume.meta.lastModified).toBe(`${career.updatedOn}T00:00:00Z`);
});

it('publishes no placeholder', () => {
  const { basics } = toResume(sourceOf({ career, owner: unsetOwner }));
  expect(basics).not.toHaveProperty('email');
  expect(basics).not.toHaveProperty('url');
  expect(basics.profiles).toEqual([]);
  expect(JSON.stringify(basics)).not.toMatch(/example\.com|your-handle/);
});

it('has every stay, with its employer, role and dates', () => {
  expect(resume.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ['Bakery', 'Developer', '2024-02'],
    ['Bakery', 'Intern', '2019-03'],
  ]);
});

it('leaves out the end of what goes on, and one that nobody knows', () => {
  const periods = [...resume.work, ...resume.education, ...resume.projects];
  expect(periods.map(({ startDate, ...rest }) => [startDate, rest.endDate])).toEqual([
    ['2024-02', undefined],
    ['2019-03', '2020-01'],
    ['2017', undefined],
    ['2022', '2022'],
  ]);
});

it('links projects to their pages', () => {
  expect(resume.projects.map(({ url }) => url)).toEqual(['https://ada.dev/portfolio/oven/']);
});
