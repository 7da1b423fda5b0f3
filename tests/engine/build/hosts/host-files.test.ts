/** @jest-environment node */
import { exportFiles, serverFiles } from '@/build/hosts/host-files';
import { hashedPattern, securityHeaders } from '@/build/hosts/header-rules';

const inExport = exportFiles('/portfolio');
const forServers = serverFiles('/portfolio');

/** The texts that hold the headers of a host. */
const withHeaders = [
  ...['_headers', '.htaccess', 'vercel.json'].map((name) => [name, inExport[name] ?? '']),
  ...['nginx.conf', 'Caddyfile', 'cloudfront/headers.json'].map((name) => [
    name,
    forServers[name] ?? '',
  ]),
] as const;

it.each(withHeaders)('%s sets every header', (_, text) => {
  const [missing] = Object.entries(securityHeaders).filter(([name, value]) => {
    // CloudFront takes these two as numbers and switches.
    if (name === 'X-Content-Type-Options') return !/nosniff|ContentTypeOptions/.test(text);
    if (name === 'Strict-Transport-Security') return !text.includes('63072000');
    return !text.includes(value);
  });
  expect(missing).toBeUndefined();
});

it('lets no site frame a page, and has no inline script or style allowed', () => {
  const policy = securityHeaders['Content-Security-Policy'];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['/_next/static/chunks/a.js', true],
  ['/search/1a2b/words-0.json', true],
  ['/search/index.json', false],
  ['/', false],
  ['/blog/_next/static/a.js', false],
  ['/_next/staticx/a.js', false],
])('%s is named by a hash: %s', (path, expected) => {
  expect(new RegExp(hashedPattern('')).test(path)).toBe(expected);
  expect(new RegExp(hashedPattern('/my.site')).test(`/my.site${path}`)).toBe(expected);
  expect(new RegExp(hashedPattern('/my.site')).test(`/my-site${path}`)).toBe(false);
});

describe('_headers', () => {
  const rules = (inExport._headers ?? '').split('\n\n').map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    return { path, names: lines.map((line) => line.trim().split(':', 1)[0] ?? '') };
  });

  it('stays within what the hosts take: 100 rules, lines of 2000 letters, one * in a path', () => {
    expect(rules.length).toBeLessThan(100);
    expect(
      Math.max(...(inExport._headers ?? '').split('\n').map((line) => line.length)),
    ).toBeLessThan(2000);
    for (const { path } of rules) {
      expect(path).toMatch(/^\/portfolio\//);
      expect(path.split('*')).toHaveLength(2);
    }
  });

  it('names no header twice for an address, which hosts would join', () => {
    const [everywhere, ...others] = rules;
    for (const { names } of others) {
      expect(names.filter((name) => everywhere?.names.includes(name))).toEqual([]);
    }
    const hashed = others.filter(({ path }) => /_next|search/.test(path));
    expect(hashed.flatMap(({ names }) => names)).toEqual(['Cache-Control', 'Cache-Control']);
    const typed = others.filter((rule) => !hashed.includes(rule));
    expect(new Set(typed.flatMap(({ names }) => names))).toEqual(new Set(['Content-Type']));
  });
});

it('GitHub Pages is told to leave the folder _next in', () => {
  expect(inExport).toHaveProperty(['.nojekyll'], '');
});

it('Vercel redirects to the slash and gives markdown its type', () => {
  const config = JSON.parse(inExport['vercel.json'] ?? '') as {
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(config.trailingSlash).toBe(true);
  const rule = config.headers.find(({ source }) => source.endsWith('.md'));
  expect(rule).toEqual({
    source: String.raw`/portfolio/(.*)\.md`,
    headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }],
  });
});

describe('the function for CloudFront', () => {
  const source = forServers['cloudfront/viewer-request.js'];
  const handler = new Function(`${source}; return handler;`)() as (event: {
    request: { uri: string };
  }) => { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const answer = (uri: string) => handler({ request: { uri } });

  it('answers a folder with its page, and a file with itself', () => {
    expect(answer('/').uri).toBe('/index.html');
    expect(answer('/portfolio/about/').uri).toBe('/portfolio/about/index.html');
    expect(answer('/portfolio/blog/a.md').uri).toBe('/portfolio/blog/a.md');
  });

  it('redirects to the slash, and to no other host', () => {
    expect(answer('/portfolio/about')).toMatchObject({
      statusCode: 308,
      headers: { location: { value: '/portfolio/about/' } },
    });
    expect(answer('//elsewhere.example').headers?.location.value ?? '').not.toMatch(/^\/\//);
    expect(answer('//elsewhere').headers?.location.value).toBe('/elsewhere/');
  });
});

it('CloudFront answers what is missing with the page for it', () => {
  const errors = JSON.parse(forServers['cloudfront/errors.json'] ?? '') as {
    Items: { ErrorCode: number; ResponsePagePath: string; ResponseCode: string }[];
  };
  for (const { ResponsePagePath, ResponseCode } of errors.Items) {
    expect([ResponsePagePath, ResponseCode]).toEqual(['/portfolio/404.html', '404']);
  }
  expect(errors.Items.map(({ ErrorCode }) => ErrorCode)).toEqual([403, 404]);
});
