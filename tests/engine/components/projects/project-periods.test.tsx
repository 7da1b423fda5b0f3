import { render } from '@testing-library/react';
import { ProjectPeriods } from '@/components/projects/project-periods';
import { periodWords } from '../../../support/career';

it('shows when a project took place, each date in a <time>', () => {
  const periods = [{ start: '2020-03', end: '2020-07' }, { start: '2022' }];
  const { container } = render(<ProjectPeriods periods={periods} words={periodWords} />);
  expect(container).toHaveTextContent('2020 Mar-Jul and from 2022, current');
  const dates = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(dates).toEqual(['2020-03', '2020-07', '2022']);
});
