import { buildDay } from '@/lib/dates';

/** Seconds since 1970. */
const at = (time: string) => String(Date.parse(time) / 1000);

it.each([
  ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'UTC', '2026-12-31'],
  ['2027-01-01T04:59:00Z', 'America/New_York', '2026-12-31'],
  ['2027-01-01T05:00:00Z', 'America/New_York', '2027-01-01'],
  ['2026-12-31T10:00:00Z', 'Pacific/Auckland', '2026-12-31'],
  ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
])('at %s, the day in %s is %s', (time, timeZone, day) => {
  expect(buildDay(timeZone, at(time))).toBe(day);
});
