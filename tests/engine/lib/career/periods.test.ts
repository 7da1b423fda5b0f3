/** @jest-environment node */
import {
  formatDate,
  formatPeriod,
  formatPeriods,
  formatYears,
  isCurrent,
  isInOrder,
  parsePeriod,
  periodParts,
  yearsOf,
  type PeriodWords,
} from '@/lib/career/periods';
import { periodWords } from '../../../support/career';

describe('parsePeriod', () => {
  it.each([
    ['2023', { start: '2023', end: '2023' }],
    ['2018-09/2018-12', { start: '2018-09', end: '2018-12' }],
    ['2022-06/', { start: '2022-06', end: undefined }],
    ['2022-06/2022', { start: '2022-06', end: '2022' }],
  ])('reads %s', (text, period) => {
    expect(parsePeriod(text)).toEqual(period);
  });

  it.each(['', '23', '2022-13', '2022-6', '/2022', '2021/2022/2023', '2022-06/2021', 'June 2022'])(
    'refuses "%s"',
    (text) => {
      expect(parsePeriod(text)).toBeUndefined();
    },
  );
});

it('a period is in order unless it ends before it starts', () => {
  expect(isInOrder({ start: '2022-06', end: '2022-05' })).toBe(false);
  expect(isInOrder({ start: '2022-06', end: '2022' })).toBe(true);
  expect(isInOrder({ start: '2022', end: 'unknown' })).toBe(true);
});

it('a period is current if its end is omitted, not if it is unknown', () => {
  expect(isCurrent({ start: '2022' })).toBe(true);
  expect(isCurrent({ start: '2022', end: 'unknown' })).toBe(false);
});

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

it('the words are parameters', () => {
  const months = 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' ');
  const french: PeriodWords = {
    ...{ months, from: 'depuis', current: 'en cours', and: 'et', now: 'présent' },
  };
  const periods = [{ start: '2019-12', end: '2019-12' }, { start: '2020-08' }];
  expect(formatPeriods(periods, french)).toBe('2019 déc. et depuis 2020 août, en cours');
  expect(formatPeriod({ start: '2020-08' }, french)).toBe('août 2020 – présent');
  expect(formatDate('2020-08', french)).toBe('août 2020');
});

it('yearsOf counts overlapping years once, and current periods up to the given day', () => {
  const periods = [{ start: '2023-05' }, { start: '2020-11', end: '2021-01' }, { start: '2023' }];
  expect(yearsOf(periods, '2024-01-01')).toEqual([2020, 2021, 2023, 2024]);
  expect(yearsOf([{ start: '2017', end: 'unknown' }], '2024-01-01')).toEqual([2017]);
});

it('formatYears joins ranges, and leaves the last one open with a word for now', () => {
  expect(formatYears([2018, 2020, 2021, 2022])).toBe('2018, 2020–2022');
  expect(formatYears([2018, 2022, 2023], 'now')).toBe('2018, 2022–now');
  expect(formatYears([])).toBe('');
});
