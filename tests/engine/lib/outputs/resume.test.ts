/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import { toResume } from '@/lib/outputs/resume';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { careerSchema } from '@/lib/site/schemas/career';
import { sourceOf, unsetOwner } from '../../../support/source';

const [atlas] = loadSiteContent().content.projects.filter(({ slug }) => slug === 'atlas');
const content = { projects: atlas ? [atlas] : [] };
const resume = toResume(content, sourceOf());

/** The errors that JSON Resume's own validator reports. */
const errorsOf = (document: unknown) =>
  new Promise((resolve) => validate(document, (errors: unknown) => resolve(errors ?? [])));

it('resume.json is valid JSON Resume, also for an owner without contact details and for an empty career', async () => {
  const empty = careerSchema.parse({ updatedOn: '2025-03-01', summary: 'New.' });
  expect(await errorsOf(resume)).toEqual([]);
  expect(await errorsOf(toResume(content, sourceOf({ owner: unsetOwner, career: empty })))).toEqual(
    [],
  );
  const [first] = resume.work;
  expect(await errorsOf({ ...resume, work: [{ ...first, startDate: 'May' }] })).toHaveLength(1);
});

it('resume.json contains the owner and the URL of the document', () => {
  expect(resume.basics).toMatchObject({
    ...{ name: 'Inés Łuczak', label: 'Bookbinder', email: 'post@ines-luczak.test' },
    ...{ url: 'https://ines-luczak.test/portfolio/', summary: site.career.summary },
  });
  expect(resume.meta).toMatchObject({
    canonical: 'https://ines-luczak.test/portfolio/resume.json',
    lastModified: '2025-03-01T00:00:00Z',
  });
});

it('resume.json has the place as city and country', () => {
  expect(resume.basics.location).toEqual({ city: 'Buenos Aires' });
  const owner = { ...site.owner, location: 'Weimar, Germany' };
  const { location } = toResume(content, sourceOf({ owner })).basics;
  expect(location).toEqual({ city: 'Weimar', countryCode: 'DE' });
});

it('resume.json has every stay and project, without unknown and future end dates', () => {
  const entries = [
    ...resume.work.map(({ name, ...dates }) => ({ name, ...dates })),
    ...resume.education.map(({ studyType, ...dates }) => ({ name: studyType, ...dates })),
    ...resume.projects,
  ];
  expect(entries.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ['Taller Łuczak', '2019-05', undefined],
    ['City library', '2017-09', '2018-04'],
    ['City library', '2015-03', '2015-08'],
    ['Guild certificate', '2012', '2015'],
    ['Evening school', '2011', undefined],
    ['Atlas of Tides', '2023-02', '2023-11'],
  ]);
});

it('resume.json links to the pages of projects that have one', () => {
  expect(resume.projects[0]?.url).toBe('https://ines-luczak.test/portfolio/atlas/');
  expect(toResume({ projects: [] }, sourceOf()).projects[0]).not.toHaveProperty('url');
});

it('resume.json has voluntary work with its dates, and certificates apart from degrees', async () => {
  const club = { slug: 'club', role: 'Coach', organisation: 'Club' };
  const document = toResume(
    content,
    sourceOf({
      career: careerSchema.parse({
        ...{ updatedOn: '2025-03-01', summary: 'New.' },
        volunteering: [
          { ...club, start: '2020-02', end: '2021', milestones: [{ text: 'A cup' }] },
          { ...club, milestones: [{ text: 'Met' }, { date: '2019', text: 'Won' }] },
        ],
        education: [
          { slug: 'tu', title: 'B.Sc.', start: '2015' },
          { slug: 'aid', title: 'First aid', place: 'Guild', certificate: true, start: '2016' },
        ],
      }),
    }),
  );
  expect(document.volunteer).toMatchObject([
    { startDate: '2020-02', endDate: '2021', highlights: ['A cup'] },
    { startDate: '2019', highlights: ['Met', '2019: Won'] },
  ]);
  expect(document.education).toMatchObject([{ studyType: 'B.Sc.' }]);
  expect(document.certificates).toEqual([{ name: 'First aid', issuer: 'Guild', date: '2016' }]);
  expect(await errorsOf(document)).toEqual([]);
});
