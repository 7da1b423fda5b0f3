import { ProjectPeriods } from '@/components/projects/project-periods';
import { site } from '@/lib/site';
import { show } from '../../../support/elements';

it('periods have each date in a <time>', () => {
  const periods = [{ start: '2020-03', end: '2020-07' }, { start: '2022' }];
  const container = show(<ProjectPeriods periods={periods} words={site.words.periods} />);
  expect(container).toHaveTextContent('2020 III-VII then since 2022, still');
  const dates = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(dates).toEqual(['2020-03', '2020-07', '2022']);
});
