import { readFileSync } from 'node:fs';
import { settings } from '@/data/site';
import { settingsSchema } from '@/lib/schema';
import { describeAnalytics, giscusLanguages, policySources, type Services } from '@/lib/services';
import { validate } from '@/lib/validation/validate';
import { securityPolicy } from '@/scripts/postbuild/csp';
import { hostsIn } from '../../support/html';

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

const faultsOf = (services: unknown) => {
  const result = validate(settingsSchema, { ...settings, services });
  return result.ok ? [] : result.faults.map((fault) => ({ ...fault, path: fault.path.join('.') }));
};

const html = '<head><meta charset="utf-8"/><script>a()</script></head>';
const policyOf = (services: Services) => securityPolicy(html, policySources(services));

it('the policy names no other host without a service', () => {
  expect(hostsIn(policyOf({}))).toEqual({});
  expect(policyOf({})).not.toContain('frame-src');
});

it.each(Object.entries(analytics))('the policy allows what %s needs', (_name, settings) => {
  expect(faultsOf({ analytics: settings })).toEqual([]);
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
  expect(faultsOf({ comments: giscus })).toEqual([]);
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
const snippet = '<script defer src="https://cloud.umami.is/script.js"></script>';

it.each([
  ['an unknown service', { analytics: { service: 'matomo' } }, '.service', 'umami'],
  ['no service', { comments: { repo: 'ada/site' } }, '.service', 'giscus'],
  ['a missing key', { analytics: { service: 'umami' } }, '.websiteId', 'website ID'],
  ['a misspelt key', { analytics: { ...analytics.Umami, hots: '' } }, '.hots', 'websiteId, host'],
  ['a wrong key', cloudflare('abc'), '.token', '32 digits'],
  ['a shortened key', { comments: { ...giscus, repoId: 'R_kgDO…' } }, '.repoId', 'giscus.app'],
  ['a pasted script', { analytics: snippet }, '', 'the keys from the <script>'],
])('%s is explained', (_name, services, field, words) => {
  const [fault] = faultsOf(services);
  expect(fault?.path).toBe(`services.${Object.keys(services)[0]}${field}`);
  expect(`${fault?.expected} ${fault?.fix}`).toContain(words);
});

it.each(['sv', 'en-US', 'el', 'nb', 'pt-BR', 'pt_BR', 'hi'])(
  'giscus lacks the language %s, and those it has are named',
  (language) => {
    const [fault] = faultsOf({ comments: { ...giscus, language } });
    expect(fault?.path).toBe('services.comments.language');
    expect(fault?.expected).toContain('de, en, eo');
  },
);
