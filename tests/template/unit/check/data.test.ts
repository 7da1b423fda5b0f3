import { cvs } from '@/data/cvs';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';
import { checkData, checkEncoding, checkSyntax } from '@/scripts/check/data/files';
import type { OwnerData } from '@/scripts/shared/load-data';

const good = {
  settings,
  navigation,
  timeline,
  toolkit,
  cvs,
  theme,
  strings,
  resumeFile: { basics: { name: 'Ada' } },
};

/** What is wrong with values, as `file: message`. */
const check = (data: object) =>
  checkData({ ...good, ...data } as OwnerData).map(({ file, message }) => `${file}: ${message}`);

it('finds nothing wrong with the data of the site', () => {
  expect(check({})).toEqual([]);
});

const site = (fields: object) => ({ settings: { ...settings, ...fields } });
const header = (fields: object) => ({
  navigation: { ...navigation, header: [{ label: 'A', href: '/', ...fields }] },
});
const colors = (fields: object) => ({ theme: { ...theme, light: { ...theme.light, ...fields } } });

it('accepts links with any safe scheme', () => {
  expect(check(header({ href: 'ipfs://bafy' }))).toEqual([]);
});

it.each<[string, object, string]>([
  ['a city as time zone', site({ timeZone: 'New York' }), 'timeZone: expected an IANA time zone'],
  ['a URL', site({ bookingUrl: 'cal.com/ada' }), 'bookingUrl: expected the URL of a page'],
  [
    'a day',
    site({ availability: { openTo: 'a job', from: 'now', goodUntil: '31-05-2027' } }),
    'availability.goodUntil: expected a day as YYYY-MM-DD, such as 2027-05-31, found "31-05-2027"',
  ],
  ['an alias', site({ aliases: { 'old page': '/' } }), 'aliases["old page"]: expected the path'],
  [
    'the URL from which git clones',
    site({ repository: { url: 'git@github.com:ada/site.git', branch: 'main' } }),
    'repository.url: expected the URL of the repository as the browser shows it',
  ],
  ['a link without slash', header({ href: 'projects' }), 'header[0].href: expected a path'],
  ['an icon', header({ icon: 'SiGitHub' }), 'header[0].icon: expected the name of an icon'],
  [
    'a short colour',
    colors({ bg: '#fff' }),
    'light.bg: expected a colour as #rrggbb, such as #12a594, found "#fff"',
  ],
  [
    'a logo with the path of its file',
    { theme: { ...theme, logo: { src: 'public/images/logo.svg' } } },
    'logo.src: expected an SVG file in public/',
  ],
  [
    'a host without https://',
    site({ services: { analytics: { service: 'goatcounter', host: 'ada.goatcounter.com/' } } }),
    'host: expected a host',
  ],
  ['another type', site({ homePosts: '3' }), 'homePosts: expected a number of posts from 1 to 12'],
  [
    'a value that is not among the possible ones',
    { theme: { ...theme, radius: 'rund' } },
    'radius: expected "square" or "soft" or "round", found "rund"',
  ],
  [
    'an unknown field',
    { theme: { ...theme, lgoo: {} } },
    'lgoo: unknown field; did you mean logo?',
  ],
  ['a missing field', { settings: { timeZone: 'UTC' } }, 'language: expected a language tag'],
  ['a missing export', { cvs: undefined }, 'expected "export const cvs", found nothing'],
])('finds a wrong value: %s', (_, data, expected) => {
  expect(check(data)).toEqual([expect.stringContaining(expected)]);
});

it('finds an encoding that Next cannot read, and letters of another one', () => {
  const latin1 = Buffer.from('{ "name": "Tomás" }', 'latin1').toString('utf8');
  for (const text of ['\uFEFF{}', Buffer.from('\uFEFF{}', 'utf16le').toString(), latin1]) {
    expect(checkEncoding('data/resume.json', text)).toHaveLength(1);
  }
  expect(checkEncoding('data/resume.json', '{ "name": "Tomás" }')).toEqual([]);
});

it.each([
  [
    'json',
    '{\n  "name": "Ada"\n  "label": ""\n}',
    '3:3: Expected "," in JSON but found "\\"label\\""',
  ],
  ['json', '{\n  "name": "Ada"', '2:16: Expected "," in JSON but found end of file'],
  ['ts', "export const site = {\n  name: 'it's',\n};\n", '2:13: Expected "}" but found "s"'],
] as const)('shows the error of the parser: %s, %j', (loader, source, expected) => {
  const found = checkSyntax('data', source, loader);
  expect(found.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([
    expect.stringContaining(expected),
  ]);
});
