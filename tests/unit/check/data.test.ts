import { cvs } from '@/data/cvs';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';
import {
  checkData,
  checkEncoding,
  checkJson,
  checkDataTypes,
  type OwnerData,
} from '@/lib/check/data';
import { projectFolder } from '../../support/content-folder';

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
  ['a language', site({ language: 'pt_PT' }), 'language: expected a language tag'],
  ['a URL', site({ bookingUrl: 'cal.com/ada' }), 'bookingUrl: expected the URL of a page'],
  [
    'a day',
    site({ availability: { openTo: 'a job', from: 'now', goodUntil: '31-05-2027' } }),
    'availability.goodUntil: expected a day as YYYY-MM-DD, such as 2027-05-31, found "31-05-2027"',
  ],
  ['a number', site({ homePosts: 40 }), 'homePosts: expected a number of posts from 1 to 12'],
  ['an alias', site({ aliases: { 'old page': '/' } }), 'aliases["old page"]: expected the path'],
  [
    'an alias to another site',
    site({ aliases: { '/gh/': 'https://github.com/ada' } }),
    'aliases["/gh/"]: expected a path of this site',
  ],
  [
    'the URL from which git clones',
    site({ repository: { url: 'git@github.com:ada/site.git', branch: 'main' } }),
    'repository.url: expected the URL of the repository as the browser shows it',
  ],
  ['a link without slash', header({ href: 'projects' }), 'header[0].href: expected a path'],
  ['an e-mail address', header({ href: 'a@b.test' }), 'header[0].href: expected a path'],
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
  ['{\n  "name": "Ada"\n  "label": ""\n}', '3:3: Expected "," in JSON but found "\\"label\\""'],
  ['{\n  "name": "Ada\n}', '2:15: Unterminated string literal'],
  ['{\n  "name": "Ada"', '2:16: Expected "," in JSON but found end of file'],
])('shows the error of the parser for JSON: %j', (source, expected) => {
  const found = checkJson('resume.json', source);
  expect(found.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([
    expect.stringContaining(expected),
  ]);
});

it('shows the errors of the compiler for TypeScript, of the named files alone', () => {
  const types =
    'export interface Site { language: string; posts?: number }\nconst wrong: string = 1;\n';
  const site = `import type { Site } from './types';
export const site: Site = {
  language: 'en',
  posts: '3',
  name: undefinedName,
};
`;
  const folder = projectFolder({
    'types.ts': types,
    'site.ts': site,
    'broken.ts': "const a = 'it's';\n",
    'misspelled.ts': `import type { Site } from './types';\nexport const site: Site = { langauge: 'en' };\n`,
  });
  const check = (name: string) =>
    checkDataTypes([`${folder}/${name}`]).map(
      ({ line, column, message }) => `${line}:${column}: ${message}`,
    );
  expect(check('site.ts')).toEqual([
    "4:3: Type 'string' is not assignable to type 'number'.",
    "5:9: Cannot find name 'undefinedName'. Did you mean 'undefined'?",
  ]);
  expect(check('misspelled.ts')).toEqual([
    "2:29: Object literal may only specify known properties, but 'langauge' does not exist in type 'Site'. Did you mean to write 'language'?",
  ]);
  expect(check('broken.ts')[0]).toMatch(/^1:15: /);
});
