/** @jest-environment node */
import type { Career } from '@/lib/career/types';
import { readTimeline } from '@/lib/content/read-timeline';
import type { TimelineYear } from '@/lib/site/types';

const career: Career = {
  ...{ updatedOn: '2026-01-01', summary: '', projects: [], volunteering: [] },
  ...{ skillGroups: [], languages: [] },
  positions: [
    {
      slug: 'pilots',
      employer: { name: 'Pilots' },
      stays: [{ role: '', contract: 'internship', points: [], start: '2018-09', end: '2018-12' }],
    },
  ],
  education: [{ slug: 'school', title: 'School', detail: '', start: '2018', end: '2019' }],
};
const open: Career = {
  ...career,
  availability: { openTo: 'a mission', from: 'by agreement', goodUntil: '2027-05-31' },
};

const timeline: TimelineYear[] = [
  {
    year: '2018',
    cards: [
      {
        title: 'Plain',
        entry: null,
        description: '<p onclick="a()">Text</p><script>alert(1)</script>',
      },
      { title: 'Project', entry: 'pilots', description: '<p>Text</p>', link: './pilots' },
      { title: 'School', entry: 'school', description: '<p>Text</p>' },
    ],
  },
  {
    year: '2024 ?',
    cards: [
      {
        title: 'Page',
        entry: null,
        description: '<p>A goal.</p>',
        whileOpen: '<p>I am looking.</p>',
        link: './contact',
        linkLabel: 'Write to me',
      },
      { title: 'Elsewhere', entry: null, description: '', link: 'https://film.test/a' },
    ],
  },
];

const years = readTimeline(timeline, career, 'More');
const [plain, project, , page, elsewhere] = years.flatMap(({ moments }) => moments);

it('keeps the years and the cards in their order', () => {
  expect(years.map(({ year, moments }) => [year, moments.map(({ title }) => title)])).toEqual([
    ['2018', ['Plain', 'Project', 'School']],
    ['2024 ?', ['Page', 'Elsewhere']],
  ]);
});

it('takes months from the career, and no year that stands above the card already', () => {
  expect(years[0]?.moments.map(({ period }) => period)).toEqual([
    undefined,
    'Sep–Dec 2018',
    undefined,
  ]);
});

it('sanitises the descriptions', () => {
  expect(plain).toEqual({ title: 'Plain', descriptionHtml: '<p>Text</p>' });
});

it('says what holds while the owner is open to work, and only then', () => {
  expect(page?.descriptionHtml).toBe('<p>A goal.</p>');
  const [, last] = readTimeline(timeline, open, 'More');
  expect(last?.moments[0]?.descriptionHtml).toBe('<p>A goal.</p><p>I am looking.</p>');
});

it('resolves links from the root of the site, and labels those without a label', () => {
  expect(project?.link).toEqual({ href: '/pilots/', label: 'More', isExternal: false });
  expect(page?.link).toEqual({ href: '/contact/', label: 'Write to me', isExternal: false });
  expect(elsewhere?.link).toMatchObject({ href: 'https://film.test/a', isExternal: true });
});
