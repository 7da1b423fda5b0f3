import { settings } from '@/data/site';
import { validate } from '@/lib/validation/validate';
import { settingsSchema } from '@/lib/schema';
import { describeAnalytics, policySources, type Services } from '@/lib/services';
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
  return result.ok
    ? []
    : result.faults.map(({ path, fault }) => ({ ...fault, path: path.join('.') }));
};

describe('the policy', () => {
  const html = '<head><meta charset="utf-8"/><script>a()</script></head>';

  it('names no other host without a service', () => {
    expect(policySources(undefined)).toEqual({});
    expect(hostsIn(securityPolicy(html, policySources({})))).toEqual({});
    expect(securityPolicy(html)).not.toContain('frame-src');
  });

  it.each([
    [
      'Plausible',
      { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'] },
    ],
    [
      'Umami',
      {
        'script-src': ['https://cloud.umami.is'],
        'connect-src': ['https://cloud.umami.is', 'https://api-gateway.umami.dev'],
      },
    ],
    [
      'an Umami of your own',
      { 'script-src': ['https://stats.example.com'], 'connect-src': ['https://stats.example.com'] },
    ],
    [
      'GoatCounter',
      {
        'script-src': ['https://gc.zgo.at'],
        'connect-src': ['https://ada.goatcounter.com'],
        'img-src': ['https://ada.goatcounter.com'],
      },
    ],
    [
      'a GoatCounter of your own',
      {
        'script-src': ['https://stats.example.com:8443'],
        'connect-src': ['https://stats.example.com:8443'],
        'img-src': ['https://stats.example.com:8443'],
      },
    ],
    [
      'Cloudflare Web Analytics',
      {
        'script-src': ['https://static.cloudflareinsights.com'],
        'connect-src': ['https://cloudflareinsights.com'],
      },
    ],
  ])('opens the hosts of %s alone', (name, hosts) => {
    const policy = securityPolicy(html, policySources({ analytics: analytics[name] }));
    expect(hostsIn(policy)).toEqual(hosts);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).toContain("img-src 'self' data:");
  });

  it('opens a frame for comments', () => {
    expect(hostsIn(securityPolicy(html, policySources({ comments: giscus })))).toEqual({
      'frame-src': ['https://giscus.app'],
    });
    const own = { ...giscus, host: 'https://comments.example.com' };
    expect(policySources({ comments: own })).toEqual({
      'frame-src': ['https://comments.example.com'],
    });
  });
});

it.each(Object.entries(analytics))('the keys of %s are accepted', (_name, settings) => {
  expect(faultsOf({ analytics: settings, comments: giscus })).toEqual([]);
  const { src, attributes } = describeAnalytics(settings).script;
  expect(src).toMatch(/^https:\/\/[\w.:-]+\/[\w./-]+\.js$/);
  for (const name of Object.keys(attributes)) expect(name).toMatch(/^data-/);
});

it.each([
  ['an unknown service', { analytics: { service: 'matomo' } }, 'analytics.service', 'umami'],
  ['no service', { comments: { repo: 'ada/site' } }, 'comments.service', 'giscus'],
  ['a missing key', { analytics: { service: 'umami' } }, 'analytics.websiteId', 'website ID'],
  [
    'a wrong key',
    { analytics: { service: 'cloudflare', token: 'abc' } },
    'analytics.token',
    '32 digits',
  ],
  [
    'a path after the host',
    { analytics: { service: 'goatcounter', host: 'https://ada.goatcounter.com/count' } },
    'analytics.host',
    'without a path',
  ],
  [
    'the script of another site',
    { analytics: { service: 'plausible', script: 'https://plausible.io/js/script.js' } },
    'analytics.script',
    'pa-',
  ],
  [
    'a shortened key',
    { comments: { ...giscus, repoId: 'R_kgDO…' } },
    'comments.repoId',
    'giscus.app',
  ],
  [
    'a language that giscus has without its country',
    { comments: { ...giscus, language: 'pt_BR' } },
    'comments.language',
    'write "pt"',
  ],
  [
    'a language that giscus lacks',
    { comments: { ...giscus, language: 'no' } },
    'comments.language',
    'remove it, for English, or write one of: ar',
  ],
])('%s is explained', (_name, services, path, words) => {
  const [fault] = faultsOf(services);
  expect(fault).toMatchObject({ path: `services.${path}` });
  expect(`${fault?.expected} ${fault?.fix}`).toContain(words);
});

it('a misspelt key is an error that lists the keys of its service', () => {
  const [fault] = faultsOf({
    analytics: { ...analytics['an Umami of your own'], host: undefined, hots: 'https://a.example' },
  });
  expect(fault).toMatchObject({
    path: 'services.analytics.hots',
    expected: 'one of: service, websiteId, host',
  });
});

it('a pasted script is an error with a fix', () => {
  const snippet = '<script defer src="https://cloud.umami.is/script.js"></script>';
  const [fault] = faultsOf({ analytics: snippet });
  expect(fault?.expected).toContain('the keys from the <script>');
});
