/** @jest-environment node */
import { checkTimeline } from '@/lib/check/career';
import { timelineOf } from '@/lib/scaffold/timeline';
import { timelineSchema } from '@/lib/site/schemas/timeline';
import { career } from '../../../support/career';

it('the timeline of a career has a card for each job, degree and voluntary work of a career, the oldest first', () => {
  const timeline = timelineSchema.parse(timelineOf(career));
  expect(timeline.map(({ year, cards }) => [year, ...cards.map(({ title }) => title)])).toEqual([
    ['2017', 'School'],
    ['2019', 'Intern, Bakery'],
    ['2021', 'Treasurer, Choir'],
    ['2024', 'Developer, Bakery'],
  ]);
  expect(timeline[0]?.cards).toMatchObject([{ entry: 'school', description: '<p>Physics</p>' }]);
  expect(checkTimeline(timeline, career)).toEqual([]);
});

it.each([
  ['Physics', 'M.Sc., TU', 'Physics'],
  [undefined, 'M.Sc.', 'TU'],
])('a degree in a timeline that is about %s has the title "%s"', (detail, title, text) => {
  const degree = { slug: 'tu', title: 'M.Sc.', place: 'TU', start: '2018', detail };
  expect(timelineOf({ updatedOn: '2025-01-01', summary: 'A', education: [degree] })).toEqual([
    { year: '2018', cards: [{ title, entry: 'tu', description: `<p>${text}</p>` }] },
  ]);
});

it('the timeline of a career gives the dates of an employer to one of two jobs that begin in a year', () => {
  const stay = (role: string, start: string) => ({ role, start, points: ['<b> & so on'] });
  const stays = [stay('Lead', '2020-09'), stay('Assistant', '2020-01')];
  const positions = [{ slug: 'shop', employer: { name: 'Shop' }, stays }];
  const description = '<p>&lt;b> &amp; so on</p>';
  expect(timelineOf({ updatedOn: '2025-01-01', summary: 'A', positions })).toEqual([
    {
      year: '2020',
      cards: [
        { title: 'Assistant, Shop', description },
        { title: 'Lead, Shop', entry: 'shop', description },
      ],
    },
  ]);
});
