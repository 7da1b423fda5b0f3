import { zoneName } from '@/lib/site/zone-name';

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  // It is five hours behind, whatever its name says.
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('the time zone %s is shown as %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
