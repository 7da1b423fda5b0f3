/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { hashedPattern, securityHeaders } from '@/lib/hosts/headers';
import { exportFiles, serverFiles } from '@/lib/hosts/host-files';
import type { HostSite } from '@/lib/hosts/host-site';

const host = {
  base: '/portfolio',
  redirects: new Map([
    ['/old/', '/new/'],
    ['/2019/old.html', '/new/'],
  ]),
};
const filesFor = (site: HostSite) => ({ ...exportFiles(site), ...serverFiles(site) });
const files = filesFor(host);
const textOf = (name: string) => files[name] ?? '';

const withHeaders = ['_headers', '.htaccess', 'vercel.json', 'nginx.conf', 'Caddyfile'];

it.each(withHeaders)('%s sets every security header', (file) => {
  for (const value of Object.values(securityHeaders)) expect(textOf(file)).toContain(value);
});

describe('an alias is a permanent redirect, with and without its slash', () => {
  const [from, to] = ['/portfolio/old/', '/portfolio/new/'];
  const page = '/portfolio/2019/old.html';

  it.each([
    ['_redirects', (path: string) => `${path} ${to} 301!\n${path} ${to} 301\n`],
    ['nginx.conf', (path: string) => `location = ${path} { return 301 ${to}$is_args$args; }`],
    ['Caddyfile', (path: string) => `redir ${path} ${to}{suffix} 301`],
    [
      '.htaccess',
      (path: string) => `RedirectMatch permanent "^${path.replace('.', String.raw`\.`)}$" "${to}"`,
    ],
  ])('in %s', (file, rule) => {
    for (const path of [from, from.slice(0, -1), page]) expect(textOf(file)).toContain(rule(path));
  });

  it('in vercel.json', () => {
    const { redirects } = JSON.parse(textOf('vercel.json')) as { redirects: object[] };
    expect(redirects).toContainEqual({ source: from, destination: to, permanent: true });
    expect(redirects).toHaveLength(3);
  });
});

it('no other site may frame a page', () => {
  expect(securityHeaders['Content-Security-Policy']).toContain("frame-ancestors 'none'");
});

it.each([
  ['/_next/static/chunks/a.js', true],
  ['/images/sizes/0123456789abcdef-400.avif', true],
  ['/search/index.json', false],
  ['/', false],
  ['/blog/_next/static/a.js', false],
  ['/_next/staticx/a.js', false],
])('%s is cached for ever: %s', (path, expected) => {
  expect(new RegExp(hashedPattern('')).test(path)).toBe(expected);
  expect(new RegExp(hashedPattern('/my.site')).test(`/my.site${path}`)).toBe(expected);
  expect(new RegExp(hashedPattern('/my.site')).test(`/my-site${path}`)).toBe(false);
});

describe('_headers', () => {
  const rules = textOf('_headers')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return { path, lines, names: lines.map((line) => line.trim().split(':', 1)[0] ?? '') };
    });

  it('stays within the limits of hosts: 100 rules, lines of 2000 letters, one * in a path', () => {
    expect(rules.length).toBeLessThan(100);
    for (const { path, lines } of rules) {
      expect(path).toMatch(/^\/portfolio\/[^*]*\*[^*]*$/);
      for (const line of lines) expect(line.length).toBeLessThan(2000);
    }
  });

  it('sets no header twice for a path, because hosts would join the values', () => {
    const [everywhere, ...others] = rules;
    for (const { names } of others) {
      expect(names).toHaveLength(1);
      expect(everywhere?.names).not.toContain(names[0]);
    }
  });
});

it('GitHub Pages publishes the folder _next', () => {
  expect(files).toHaveProperty(['.nojekyll'], '');
});

it('vercel.json of the repository sets the headers that a build writes', () => {
  const built = exportFiles({ ...host, base: '' })['vercel.json'] ?? '';
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: object };
  expect(headers).toEqual((JSON.parse(built) as { headers: object }).headers);
});

it('Vercel redirects to the slash', () => {
  expect(JSON.parse(textOf('vercel.json'))).toMatchObject({ trailingSlash: true });
});

it.each(['_headers', 'vercel.json'])(
  '%s sets no Content-Type, which 404 pages would get too',
  (file) => {
    expect(textOf(file)).not.toContain('Content-Type:');
    expect(textOf(file)).not.toContain('"Content-Type"');
  },
);
