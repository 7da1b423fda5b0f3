/** @jest-environment node */
import fc from 'fast-check';
import { buildDay, fillDate, formatDay, toIsoDate } from '@/lib/dates';
import { periodWords } from '../../support/career';

it('a written date is read on every day of the calendar', () => {
  const [min, max] = [new Date('1000-01-01'), new Date('9999-12-31')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(toIsoDate(iso.split('-').reverse().join('-'))).toBe(iso);
      expect(toIsoDate(iso)).toBe(iso);
      expect(toIsoDate(`${iso} 22:14:03 +0100`)).toBe(iso);
    }),
  );
});

it.each([
  ...['31-02-2023', '01-13-2023', '00-01-2023', '12-31-2023', '2023-02-30'],
  ...['2023-02-30T10:00:00Z', '2023-12-01x', '1-2-2023', '01/12/2023', '01-12-2023 ', ''],
])('a written date is not "%s"', (written) => {
  expect(toIsoDate(written)).toBeUndefined();
});

it.each([
  ['{day}-{month}-{year}', '05-11-2026'],
  ['{year}-{month}-{day}', '2026-11-05'],
  ['{day}. {monthName} {year}', '5. Nov 2026'],
  ['{year}年{monthNumber}月{dayNumber}日', '2026年11月5日'],
])('with the template %s a post is of %s', (day, shown) => {
  expect(formatDay('2026-11-05', { ...periodWords, day })).toBe(shown);
});

it('months have another form beside a day in some languages', () => {
  const dayMonths = periodWords.months.map((month) => `${month}u`);
  const words = { ...periodWords, dayMonths };
  expect(fillDate('{dayNumber}. {monthName}', '2026-11-05', words)).toBe('5. Novu');
  expect(fillDate('{monthName} {year}', '2026-11', words)).toBe('Nov 2026');
});

it('the day of the build is today, in UTC', () => {
  jest.useFakeTimers({ now: new Date('2024-03-01T00:30:00+01:00') });
  expect(buildDay('')).toBe('2024-02-29');
  jest.useRealTimers();
});
