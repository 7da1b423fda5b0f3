/** @jest-environment node */
import { periodAround, projectPeriods } from '@/lib/career/entries';
import { formatSkillYears } from '@/lib/career/skills';
import { career, periodWords } from '../../../support/career';

it('a project page has the periods of its position or project, the oldest first', () => {
  expect(projectPeriods(career, 'bakery')).toEqual([
    { start: '2019-03', end: '2020-01' },
    { start: '2024-02', end: undefined },
  ]);
  expect(projectPeriods(career, 'oven')).toEqual([{ start: '2022', end: '2022' }]);
  expect(projectPeriods(career, 'school')).toEqual([]);
});

it('finds the stay that starts in a year, or else ends in it', () => {
  expect(periodAround(career, 'bakery', '2019')).toMatchObject({ start: '2019-03' });
  expect(periodAround(career, 'choir', '2021 ?')).toMatchObject({ start: '2021' });
  expect(periodAround(career, 'bakery', '2020')).toMatchObject({ start: '2019-03' });
  expect(periodAround(career, 'bakery', '2021')).toBeUndefined();
});

it('the years of a skill come from all periods of its evidence', () => {
  const [skill] = career.skillGroups[0]?.skills ?? [];
  expect(skill && formatSkillYears(skill, career, periodWords)).toBe('2019–2020, 2022, 2024–now');
  expect(formatSkillYears({ name: 'D', evidence: ['oven'] }, career, periodWords)).toBe('2022');
  expect(formatSkillYears({ name: 'E' }, career, periodWords)).toBe('');
});
