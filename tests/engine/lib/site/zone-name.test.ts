import { zoneName } from '@/lib/site/zone-name';

it.each([
  ['America/New_York', 'en', 'Eastern Time'],
  ['Europe/Prague', 'cs', 'středoevropský čas'],
  // It is five hours behind, whatever its name says.
  ['Etc/GMT+5', 'en', 'GMT-05:00'],
])('the time zone %s is shown in %s as %s', (zone, language, name) => {
  expect(zoneName(zone, language)).toBe(name);
});
