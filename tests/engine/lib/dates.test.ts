/** @jest-environment node */
import fc from 'fast-check';
import { buildDay, toIsoDate } from '@/lib/dates';

describe('toIsoDate', () => {
  it.each([
    ['01-12-2023', '2023-12-01'],
    ['29-02-2024', '2024-02-29'],
    ['31-12-1999', '1999-12-31'],
  ])('reads %s as %s', (written, iso) => {
    expect(toIsoDate(written)).toBe(iso);
  });

  it.each([
    ['a day that the month does not have', '31-02-2023'],
    ['29 February of a common year', '29-02-2023'],
    ['a thirteenth month', '01-13-2023'],
    ['day 0', '00-01-2023'],
    ['the American order', '12-31-2023'],
    ['the ISO form', '2023-12-01'],
    ['single digits', '1-2-2023'],
    ['other separators', '01/12/2023'],
    ['something behind it', '01-12-2023 '],
    ['nothing', ''],
  ])('refuses %s: "%s"', (_, written) => {
    expect(toIsoDate(written)).toBeUndefined();
  });

  it('reads every day of the calendar', () => {
    const days = fc.date({
      min: new Date('1000-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(toIsoDate(iso.split('-').reverse().join('-'))).toBe(iso);
      }),
    );
  });
});

describe('buildDay', () => {
  it('is today, in UTC', () => {
    jest.useFakeTimers({ now: new Date('2024-03-01T00:30:00+01:00') });
    expect(buildDay('')).toBe('2024-02-29');
    jest.useRealTimers();
  });

  it('follows SOURCE_DATE_EPOCH, so that a build can be repeated', () => {
    expect(buildDay('1700000000')).toBe('2023-11-14');
    process.env.SOURCE_DATE_EPOCH = '86400';
    expect(buildDay()).toBe('1970-01-02');
    delete process.env.SOURCE_DATE_EPOCH;
  });
});
