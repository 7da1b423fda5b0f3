/** @jest-environment node */
import {
  formatDate,
  formatPeriod,
  formatPeriods,
  formatYears,
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

const german = {
  ...periodWords,
  months:
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  ...{ longDay: '{day}. {monthName} {year}', from: 'ab {start}', and: 'und' },
  career: { month: '{monthName} {year}', range: '{start} – {end}', since: 'seit {start}' },
  project: { month: '{month}/{year}', range: '{start} bis {end}', since: 'seit {start}' },
};

it.each([
  ['2022-06', '2023-02', '06/2022 bis 02/2023', 'Juni 2022 – Februar 2023'],
  ['2022-06', '2022-11', '06 bis 11/2022', 'Juni–November 2022'],
  ['2022-06', undefined, 'seit 06/2022', 'seit Juni 2022'],
  ['2022', '2023', '2022 bis 2023', '2022–2023'],
  ['2017', 'unknown', 'ab 2017', 'ab 2017'],
])('the words say how %s to %s is written: "%s" and "%s"', (start, end, long, short) => {
  expect(formatPeriods([{ start, end }], german)).toBe(long);
  expect(formatPeriod({ start, end }, german)).toBe(short);
});

it('the words say how a date and years are written', () => {
  expect(formatDate('2027-01-05', german)).toBe('5. Januar 2027');
  expect(formatDate('2027-01', german)).toBe('Januar 2027');
  expect(formatYears([2018, 2020, 2021], true, german)).toBe('2018, seit 2020');
  expect(formatYears([2018, 2020, 2021], false, periodWords)).toBe('2018, 2020–2021');
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
