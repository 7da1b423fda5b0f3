import { ProjectCard } from '@/components/projects/project-card';
import { ProjectList } from '@/components/projects/project-list';
import { ProjectPeriods } from '@/components/projects/project-periods';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { show } from '../../../support/elements';

it('the list has a filter only if a tag leaves projects out', () => {
  const [atlas, press] = siteContent().projects;
  if (!atlas || !press) throw new Error('The fixture site lacks a project.');
  // React says that it runs no scripts. They run in the served HTML.
  const said = jest.spyOn(console, 'error').mockImplementation();
  const parts = (...projects: (typeof atlas)[]) =>
    show(<ProjectList projects={projects} />).querySelectorAll('nav, [role=status], script').length;
  expect(parts(atlas, press)).toBe(3);
  expect(parts(atlas)).toBe(0);
  said.mockRestore();
});

it('a card shows the glyph in place of a picture', () => {
  const press = siteContent().projects.find(({ slug }) => slug === 'press');
  if (!press) throw new Error('The fixture site lacks its project without a picture.');
  const container = show(<ProjectCard project={press} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(container.querySelectorAll('svg.project-card-picture')).toHaveLength(1);
});

it('periods have each date in a <time>', () => {
  const periods = [{ start: '2020-03', end: '2020-07' }, { start: '2022' }];
  const container = show(<ProjectPeriods periods={periods} words={site.words.periods} />);
  expect(container).toHaveTextContent('2020 III-VII then since 2022, still');
  const dates = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(dates).toEqual(['2020-03', '2020-07', '2022']);
});
