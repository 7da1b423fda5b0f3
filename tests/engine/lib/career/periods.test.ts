/** @jest-environment node */
import {
  formatPeriod,
  formatPeriods,
  parsePeriod,
  periodParts,
  yearsOf,
} from '@/lib/career/periods';
import { periodWords } from '../../../support/career';

it.each([
  ['2018-09/2018-12', { start: '2018-09', end: '2018-12' }],
  ['2022-06/', { start: '2022-06', end: undefined }],
  ['2022-06/2022', { start: '2022-06', end: '2022' }],
])('parsePeriod reads %s', (text, period) => {
  expect(parsePeriod(text)).toEqual(period);
});

it.each(['', '23', '2022-13', '2022-6', '/2022', '2021/2022/2023', '2022-06/2021', 'June 2022'])(
  'parsePeriod refuses "%s"',
  (text) => {
    expect(parsePeriod(text)).toBeUndefined();
  },
);

it.each([
  ['2018-09', '2018-12', '2018 Sept-Dec', 'Sept–Dec 2018'],
  ['2021-09', '2022-02', '2021 Sept-2022 Feb', 'Sept 2021 – Feb 2022'],
  ['2022-06', undefined, 'from 2022 June, current', 'June 2022 – now'],
  ['2022', undefined, 'from 2022, current', '2022–now'],
  ['2017', 'unknown', 'from 2017', 'from 2017'],
  ['2023', '2023', '2023', '2023'],
  ['2023-05', '2023-05', '2023 May', 'May 2023'],
  ['2022', '2023', '2022-2023', '2022–2023'],
  ['2022', '2023-06', '2022-2023 June', '2022 – June 2023'],
])('%s to %s is written "%s" on project pages, else "%s"', (start, end, long, short) => {
  expect(formatPeriods([{ start, end }], periodWords)).toBe(long);
  expect(formatPeriod({ start, end }, periodWords)).toBe(short);
});

it('several periods are joined, and each date keeps its machine-readable form', () => {
  const periods = [{ start: '2020-03', end: '2020-07' }, { start: '2021' }];
  expect(periodParts(periods, periodWords)).toEqual([
    { text: '2020 Mar', date: '2020-03' },
    { text: '-' },
    { text: 'Jul', date: '2020-07' },
    { text: ' and ' },
    { text: 'from ' },
    { text: '2021', date: '2021' },
    { text: ', current' },
  ]);
});

it('yearsOf counts overlapping years once, and current periods up to the given day', () => {
  const periods = [{ start: '2023-05' }, { start: '2020-11', end: '2021-01' }, { start: '2023' }];
  expect(yearsOf(periods, '2024-01-01')).toEqual([2020, 2021, 2023, 2024]);
  expect(yearsOf([{ start: '2017', end: 'unknown' }], '2024-01-01')).toEqual([2017]);
});
