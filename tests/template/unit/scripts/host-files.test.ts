import { readFileSync } from 'node:fs';
import { hashedPattern, securityHeaders } from '@/scripts/build/hosts/headers';
import { exportFiles } from '@/scripts/build/hosts/host-files';
import { redirectsOf } from '@/scripts/build/hosts/host-site';

const host = {
  base: '/portfolio',
  redirects: redirectsOf(
    '/portfolio',
    new Map([
      ['/old/', { path: '/new/' }],
      ['/2019/old.html', { path: '/new/' }],
    ]),
  ),
  languages: ['fr'],
};
const files = exportFiles(host);
const textOf = (name: string) => files[name] ?? '';

it.each(['_headers', '.htaccess', 'vercel.json'])('%s sets every security header', (file) => {
  for (const value of Object.values(securityHeaders)) expect(textOf(file)).toContain(value);
});

it.each([
  ['_redirects', '/portfolio/new/ 301\n'],
  ['vercel.json', '"destination": "/portfolio/new/"'],
  ['.htaccess', ' "/portfolio/new/"'],
])('%s redirects an alias, with and without its slash', (file, redirect) => {
  const text = textOf(file).replaceAll('\\', '');
  for (const path of ['old/', 'old', '2019/old.html']) expect(text).toContain(`/portfolio/${path}`);
  expect(text.split(redirect)).toHaveLength(4);
});

it('aliases with letters of other scripts are encoded where hosts compare the URL as it is sent', () => {
  const aliases = new Map([['/2019/café/', { path: '/new/' }]]);
  const texts = exportFiles({ ...host, redirects: redirectsOf('', aliases) });
  expect(texts._redirects).toContain('/2019/caf%C3%A9/ /new/ 301\n');
  expect(texts['vercel.json']).toContain('"source": "/2019/caf%C3%A9/"');
  expect(texts['.htaccess']).toContain('"^/2019/café/$" "/new/"');
});

it('a path in the folder of a language shows the 404 page of that language', () => {
  expect(textOf('_redirects')).toContain('/portfolio/fr/* /portfolio/fr/404.html 404\n');
  expect(textOf('fr/.htaccess')).toContain('ErrorDocument 404 /portfolio/fr/404.html\n');
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

it('_headers sets no header twice for a path, because hosts would join the values', () => {
  const [everywhere, ...others] = textOf('_headers').trim().split('\n\n');
  expect(everywhere).toMatch(/^\/portfolio\/\*\n/);
  for (const rule of others) expect(rule).toMatch(/^\/portfolio\/.+\/\*\n  Cache-Control: .*$/);
  expect(everywhere).not.toContain('Cache-Control');
});

it('GitHub Pages publishes the folder _next', () => {
  expect(files).toHaveProperty(['.nojekyll'], '');
});

it('vercel.json of the repository sets the headers that a build writes', () => {
  const built = exportFiles({ base: '', redirects: [], languages: [] })['vercel.json'] ?? '';
  const { headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as { headers: object };
  expect(headers).toEqual((JSON.parse(built) as { headers: object }).headers);
});

it('Vercel redirects to the slash', () => {
  expect(JSON.parse(textOf('vercel.json'))).toMatchObject({ trailingSlash: true });
});
