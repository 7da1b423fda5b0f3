/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import { career } from '@/data/career';
import type { Career } from '@/lib/career/types';
import { toResume } from '@/lib/outputs/resume';
import { setOwner, sourceOf, unsetOwner } from '../../../support/set-owner';

const resume = toResume(sourceOf());

/** What JSON Resume's own validator says of a document. */
const complaints = (document: unknown) =>
  new Promise((resolve) => validate(document, (errors: unknown) => resolve(errors ?? [])));

it('is valid JSON Resume, for an owner with and without addresses', async () => {
  expect(await complaints(resume)).toEqual([]);
  expect(await complaints(toResume(sourceOf({ owner: unsetOwner })))).toEqual([]);
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
  const { basics } = toResume(sourceOf({ owner: unsetOwner }));
  expect(basics).not.toHaveProperty('email');
  expect(basics).not.toHaveProperty('url');
  expect(basics.profiles).toEqual([]);
  expect(JSON.stringify(basics)).not.toMatch(/example\.com|your-handle/);
});

it('has every stay, with its employer, role and dates', () => {
  const stays = career.positions.flatMap(({ employer, stays }) =>
    stays.map(({ role, start }) => [employer.name, role, start]),
  );
  expect(resume.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual(
    stays,
  );
  expect(resume.work.length).toBeGreaterThan(4);
});

it('leaves out the end of what goes on, and one that nobody knows', () => {
  const education: Career['education'] = [
    { slug: 'a', title: 'A', detail: '', start: '2017', end: 'unknown' },
    { slug: 'b', title: 'B', detail: '', start: '2018' },
    { slug: 'c', title: 'C', detail: '', start: '2019', end: '2020-02' },
  ];
  expect(toResume(sourceOf({ career: { ...career, education } })).education).toEqual([
    { studyType: 'A', area: '', startDate: '2017' },
    { studyType: 'B', area: '', startDate: '2018' },
    { studyType: 'C', area: '', startDate: '2019', endDate: '2020-02' },
  ]);
});

it('links projects to their pages', () => {
  expect(resume.projects.map(({ url }) => url)).toEqual(
    career.projects.map(({ slug }) => `https://ada.dev/portfolio/${slug}/`),
  );
});
