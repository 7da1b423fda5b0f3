import { serveExport } from '@/scripts/serve/serve-export';
import { projectFolder } from '../../support/content-folder';

const long = 'All work and no play makes Jack a dull boy. '.repeat(100);

const start = (base: string) =>
  serveExport(
    projectFolder({
      'index.html': `<link rel="icon" href="${base}/favicon.ico"/><h1>Home</h1>`,
      'about/index.html': `<h1>About</h1>${long}`,
      'blog/a.md': '# A',
      '404.html': '<h1>Missing</h1>',
      'fr/404.html': '<h1>Introuvable</h1>',
      '.well-known/security.txt': 'Contact: mailto:a@b.test',
      '_next/static/a.js': 'true',
    }),
    0,
  );

describe.each(['', '/portfolio'])('an export that was built for "%s/"', (base) => {
  let server: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    server = await start(base);
  });
  afterAll(() => server.close());

  const request = (name: string, init: RequestInit = {}) =>
    fetch(new URL(name, server.url), { redirect: 'manual', ...init });

  test('is served at the URL that the server names', async () => {
    expect(new URL(server.url).pathname).toBe(`${base}/`);
    expect(await (await request('')).text()).toContain('<h1>Home</h1>');
    expect(await (await request('about/')).text()).toContain('About');
    expect((await request('.well-known/security.txt')).status).toBe(200);
  });

  test('redirects to the trailing slash, with the query', async () => {
    const { status, headers } = await request('about?a=b');
    expect([status, headers.get('location')]).toEqual([308, `${base}/about/?a=b`]);
  });

  test('answers requests for missing files with 404.html and status 404', async () => {
    for (const name of ['nowhere', 'nowhere/', 'blog/', '%', '..%2f..%2fpackage.json']) {
      const response = await request(name);
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.text()).toBe('<h1>Missing</h1>');
    }
    for (const name of ['fr/nowhere', 'fr/nowhere/', 'fr/blog/b.md']) {
      expect(await (await request(name)).text()).toBe('<h1>Introuvable</h1>');
    }
    expect((await request('blog/b.md', { method: 'HEAD' })).status).toBe(404);
  });

  test('sends the headers of the hosts, and compresses text', async () => {
    const page = await request('about/', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toContain('max-age=0');
    const { headers } = await request('_next/static/a.js');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  if (base !== '') {
    test('redirects from the root of the host', async () => {
      const { status, headers } = await request('/');
      expect([status, headers.get('location')]).toEqual([308, `${base}/`]);
    });
  }
});
