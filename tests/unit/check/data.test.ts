/** @jest-environment node */
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';
import { checkData, checkStrings, type OwnerData } from '@/lib/check/data';

const good = {
  settings,
  navigation,
  timeline,
  toolkit,
  theme,
  strings,
  resumeFile: { basics: { name: 'Ada' } },
};

/** The faults of values, as `file field: fix`. */
const check = (data: object) =>
  checkData({ ...good, ...data } as OwnerData).map(
    ({ file, field, fix }) => `${file} ${field}: ${fix}`,
  );

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
  ['a time zone', site({ timeZone: 'Europe/Pariss' }), 'site.ts timeZone: write "Europe/Paris"'],
  [
    'a city as time zone',
    site({ timeZone: 'New York' }),
    'site.ts timeZone: write "America/New_York"',
  ],
  ['a language', site({ language: 'pt_PT' }), 'site.ts language: write "pt-PT"'],
  ['a URL', site({ bookingUrl: 'cal.com/ada' }), 'site.ts bookingUrl: write https://cal.com/ada'],
  [
    'a day',
    site({ availability: { openTo: 'a job', from: 'now', goodUntil: '31-05-2027' } }),
    'site.ts availability.goodUntil: write 2027-05-31',
  ],
  [
    'a day in another form',
    site({ availability: { openTo: 'A', from: '15/01/2027', goodUntil: '2027-05-31' } }),
    "site.ts availability.from: write '2027-01-15'",
  ],
  ['a number', site({ homePosts: 40 }), 'site.ts homePosts: write a number of posts from 1 to 12'],
  [
    'an unknown field',
    site({ langauge: 'en' }),
    'site.ts langauge: remove the field, or move its value to language',
  ],
  [
    'a misspelled field',
    { settings: { language: 'en', timezone: 'UTC' } },
    'site.ts timezone: write timeZone:',
  ],
  [
    'an alias',
    site({ aliases: { 'old page': '/' } }),
    'site.ts aliases.old page: remove it, or write the path of an earlier page',
  ],
  [
    'an alias without slash',
    site({ aliases: { old: '/' } }),
    'site.ts aliases.old: write /blog/old/ for the path of a post, or /old/',
  ],
  ['one of several names', site({ cvPaper: 'A4' }), "site.ts cvPaper: write 'a4'"],
  [
    'a section',
    site({ aboutSections: ['certifcates'] }),
    "site.ts aboutSections[0]: write 'certificates'",
  ],
  [
    'the URL from which git clones',
    site({ repository: { url: 'git@github.com:ada/site.git', branch: 'main' } }),
    'site.ts repository.url: write https://github.com/ada/site',
  ],
  [
    'a missing label',
    header({ label: undefined }),
    'navigation.ts header[0].label: write "label:"',
  ],
  [
    'a link without slash',
    header({ href: 'projects' }),
    'navigation.ts header[0].href: write /projects/',
  ],
  [
    'an e-mail address',
    header({ href: 'a@b.test' }),
    'navigation.ts header[0].href: write mailto:a@b.test',
  ],
  ['the CV', header({ href: 'resume' }), 'navigation.ts header[0].href: write cv'],
  ['a keyword', header({ href: 'e-mail' }), 'navigation.ts header[0].href: write email'],
  ['a brand', header({ icon: 'vue' }), 'navigation.ts header[0].icon: write TbBrandVue'],
  ['an icon', header({ icon: 'SiGitHub' }), 'navigation.ts header[0].icon: write SiGithub'],
  [
    'a part of a name',
    header({ icon: 'SiKafka' }),
    'navigation.ts header[0].icon: write SiApachekafka',
  ],
  ['a longer name', header({ icon: 'SiHelmChart' }), 'navigation.ts header[0].icon: write SiHelm'],
  ['an icon of e-mail', header({ icon: 'LuEmail' }), 'navigation.ts header[0].icon: write LuMail'],
  ['an icon of no set', header({ icon: 'github' }), 'navigation.ts header[0].icon: write SiGithub'],
  ['a short colour', colors({ bg: '#fff' }), 'theme.ts light.bg: write #ffffff'],
  ['a colour in words', colors({ bg: 'white' }), 'theme.ts light.bg: write #ffffff'],
  [
    'a colour in words without contrast',
    colors({ accent: 'orange' }),
    'theme.ts light.accent: write "#',
  ],
  ['a missing colour', colors({ bg: undefined }), 'theme.ts light.bg: write "bg:" and a colour'],
  [
    'colours that are not in pairs',
    { theme: { ...theme, patternColors: ['#fff', '#000'] } },
    'theme.ts patternColors[0]: write two colours as #rrggbb',
  ],
  [
    'a logo with the path of its file',
    { theme: { ...theme, logo: { src: 'public/images/logo.svg' } } },
    'theme.ts logo.src: write "/images/logo.svg"',
  ],
  [
    'an alias to another site',
    site({ aliases: { '/gh/': 'https://github.com/ada' } }),
    'site.ts aliases./gh/: write the path of a page: only the host',
  ],
  [
    'an alias to the tag C++',
    site({ aliases: { '/cpp/': '/blog/tags/c++/' } }),
    'site.ts aliases./cpp/: write /blog/tags/c-plus-plus/',
  ],
  [
    'an alias to a page without its slash',
    site({ aliases: { '/work/': 'projects/' } }),
    'site.ts aliases./work/: write /projects/',
  ],
  [
    'a year without cards',
    { timeline: [{ year: '2024', cards: [] }] },
    'timeline.ts [0].cards: write a list of cards',
  ],
  ['a number in quotes', site({ homePosts: '3' }), 'site.ts homePosts: write 3, without quotes'],
  [
    'a host without https://',
    site({ services: { analytics: { service: 'goatcounter', host: 'ada.goatcounter.com/' } } }),
    'site.ts services.analytics.host: write https://ada.goatcounter.com',
  ],
  [
    'a file without its export',
    { toolkit: undefined },
    'toolkit.ts toolkit: begin the value with "export const toolkit ="',
  ],
])('says what to write in place of %s', (_, data, expected) => {
  expect(check(data)).toEqual([expect.stringContaining(`data/${expected}`)]);
});

it('finds empty texts, and values between quotes, which pages would show as they are', () => {
  const source =
    'a: \'I am ${name}.\',\nb: () => `Search "${query}"`,\nc: () => ["${d}"],\n// \'${e}\'';
  const empty = { ...strings, newTab: ' ' } as unknown as typeof strings;
  const found = checkStrings(empty, source);
  expect(found.map(({ severity, line, field }) => `${severity} ${line ?? field}`)).toEqual([
    'warning newTab',
    'error 1',
    'error 3',
  ]);
});
