import { readFileSync } from 'node:fs';
import { settings } from '@/data/site';
import type { Services } from '@/lib/schema';
import { giscusLanguages } from '@/lib/schema/services';
import { settingsSchema } from '@/lib/schema/site';
import { diagnosticsOf, validate } from '@/lib/schema/validate';
import { describeAnalytics, giscusLanguage, policySources } from '@/lib/services';
import { securityPolicy } from '@/scripts/build/postbuild/csp';
import { hostsIn } from '../../../site/support/html';

const giscus = {
  service: 'giscus',
  repo: 'ada/site',
  repoId: 'R_kgDOabc',
  category: 'Announcements',
  categoryId: 'DIC_kwDOabc',
} as const;

const analytics: Record<string, NonNullable<Services['analytics']>> = {
  Plausible: { service: 'plausible', script: 'https://plausible.io/js/pa-Ab_1-c.js' },
  Umami: { service: 'umami', websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' },
  'an Umami of your own': {
    service: 'umami',
    websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
    host: 'https://stats.example.com',
  },
  GoatCounter: { service: 'goatcounter', host: 'https://ada.goatcounter.com' },
  'a GoatCounter of your own': { service: 'goatcounter', host: 'https://stats.example.com:8443' },
  'Cloudflare Web Analytics': { service: 'cloudflare', token: '0123456789abcdef'.repeat(2) },
};

/** The messages about settings of services. */
function messagesFor(services: unknown): string[] {
  const { error } = validate(settingsSchema, { ...settings, services });
  if (!error) return [];
  const options = { file: 'data/site.ts', lineOf: () => undefined };
  return diagnosticsOf(error, settingsSchema, options).map(({ message }) => message);
}

it.each([
  ['fr-CA', 'fr'],
  ['pt-BR', 'pt'],
  ['zh-TW', 'zh-TW'],
  ['el', 'gr'],
  ['sv', 'en'],
])('shows comments on a page in %s in %s', (language, expected) => {
  expect(giscusLanguage(language)).toBe(expected);
});

const html = '<head><meta charset="utf-8"/><script>a()</script></head>';
const policyOf = (services: Services) => securityPolicy(html, policySources(services));

it('the policy names no other host without a service', () => {
  expect(hostsIn(policyOf({}))).toEqual({});
  expect(policyOf({})).not.toContain('frame-src');
});

it.each(Object.entries(analytics))('the policy allows what %s needs', (_name, settings) => {
  expect(messagesFor({ analytics: settings })).toEqual([]);
  const { script, sendsTo } = describeAnalytics(settings);
  expect(script.src).toMatch(/^https:\/\/[\w.:-]+\/[\w./-]+\.js$/);
  const policy = policyOf({ analytics: settings });
  expect(hostsIn(policy)).toEqual({
    'script-src': [new URL(script.src).origin],
    'connect-src': sendsTo,
    // Where a browser cannot send in the background, GoatCounter requests an image.
    ...(settings.service === 'goatcounter' && { 'img-src': [settings.host] }),
  });
  expect(policy).toContain("script-src 'self' 'sha256-");
});

it('a service of your own gets everything, and the hosted one nothing', () => {
  for (const name of ['an Umami of your own', 'a GoatCounter of your own']) {
    const hosts = Object.values(hostsIn(policyOf({ analytics: analytics[name] }))).flat();
    expect(new Set(hosts).size).toBe(1);
  }
});

it('the policy allows a frame for comments', () => {
  expect(messagesFor({ comments: giscus })).toEqual([]);
  expect(hostsIn(policyOf({ comments: giscus }))).toEqual({ 'frame-src': ['https://giscus.app'] });
  const own = { ...giscus, host: 'https://comments.example.com' };
  expect(hostsIn(policyOf({ comments: own }))).toEqual({ 'frame-src': [own.host] });
});

it('the languages of comments are those of giscus', () => {
  const types = readFileSync('node_modules/@giscus/react/dist/types.d.ts', 'utf8');
  const [, union = ''] = /AvailableLanguage = (.*) \| GenericString/.exec(types) ?? [];
  const names = Array.from(union.matchAll(/'([\w-]+)'/g), ([, name]) => name);
  expect([...giscusLanguages].sort()).toEqual(names.sort());
});

const cloudflare = (token: string) => ({ analytics: { service: 'cloudflare', token } });

it.each([
  ['a wrong key', cloudflare('abc'), '.token: expected', '32 digits'],
  [
    'a shortened key',
    { comments: { ...giscus, repoId: 'R_kgDO…' } },
    '.repoId: expected',
    'giscus.app',
  ],
])('%s is explained', (_name, services, field, words) => {
  const [message] = messagesFor(services);
  expect(message).toMatch(`services.${Object.keys(services)[0]}${field}`);
  expect(message).toContain(words);
});

it.each(['sv', 'en-US', 'el', 'nb', 'pt-BR', 'pt_BR', 'hi'])(
  'giscus lacks the language %s, and those it has are named',
  (language) => {
    expect(messagesFor({ comments: { ...giscus, language } })).toEqual([
      expect.stringMatching(/^services\.comments\.language: expected .*de, en, eo/),
    ]);
  },
);
