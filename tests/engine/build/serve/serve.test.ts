/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer, type RunningServer } from '@/build/serve/start-server';
import { projectFolder } from '../../../support/content-folder';

const notFound = '<h1>Nothing to see here!</h1>';
const home = `<h1>Home</h1>${'<p>Nice to meet you !</p>'.repeat(50)}`;
const parent = projectFolder({
  'secret.txt': 'secret',
  'out/index.html': home,
  'out/404.html': notFound,
  'out/about/index.html': '<h1>About</h1>',
  'out/images/a b.png': 'png',
  'out/videos/a.mp4': '0123456789',
  'out/blog/four-folds.md': '# Four folds',
  'out/_next/static/chunks/app-1a2b.js': 'let a',
  'out/search/index.json': '{}',
  'out/search/1a2b/words-0.json': '[]',
});
const dir = join(parent, 'out');
let server: RunningServer;
let below: RunningServer;

beforeAll(async () => {
  server = await startServer({ dir, port: 0 });
  below = await startServer({ dir, port: 0, base: '/portfolio' });
});

afterAll(() => Promise.all([server.close(), below.close()]));

/** Asks for a path, without following redirects. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET', from = server) =>
  fetch(`http://localhost:${from.port}${path}`, { redirect: 'manual', headers, method });

const askBelow = (path: string) => ask(path, {}, 'GET', below);

describe('files and folders', () => {
  test('a folder answers with its index.html', async () => {
    const answer = await ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe(home);
  });

  test('a folder without its closing slash is redirected, query included', async () => {
    const answer = await ask('/about?from=cv?');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/about/?from=cv?');
  });

  test('a folder without index.html is not listed and not redirected', async () => {
    expect((await ask('/images/')).status).toBe(404);
    expect((await ask('/images')).status).toBe(404);
  });

  test('an encoded name is decoded', async () => {
    expect(await (await ask('/images/a%20b.png')).text()).toBe('png');
  });

  test('an unknown path is answered with 404.html and status 404', async () => {
    for (const path of ['/certificates', '/certificates/', '/about/index.html/', '/x.md?y']) {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([404, notFound]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  test('two slashes never redirect to another host', async () => {
    expect((await ask('//about')).status).toBe(404);
  });
});

test('HEAD answers like GET, without a body', async () => {
  const [head, get] = await Promise.all([ask('/', {}, 'HEAD'), ask('/')]);
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect((await ask('/blog/none.md', {}, 'HEAD')).status).toBe(404);
});

test('other methods are refused', async () => {
  const answer = await ask('/', {}, 'POST');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%',
  '/%ff',
  '/index.html%00.png',
])('%s leads to no file', async (path) => {
  // fetch() would fold the dots.
  const sent = request({ host: 'localhost', port: server.port, path, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([404, notFound]);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])('a client that takes %s gets %s', async (accepted, encoding) => {
  const answer = await ask('/', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(home);
});

test('pictures are sent as they are, and only text varies by encoding', async () => {
  const { headers } = await ask('/images/a%20b.png', { 'accept-encoding': 'br' });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  expect((await ask('/')).headers.get('vary')).toBe('Accept-Encoding');
});

describe('a part of a video', () => {
  const get = (range: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask('/videos/a.mp4', { range, ...headers }, method);

  test.each([
    ['bytes=0-1', '01', '0-1'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=-99', '0123456789', '0-9'],
  ])('is sent by itself: %s', async (range, part, sent) => {
    const answer = await get(range);
    expect([answer.status, await answer.text()]).toEqual([206, part]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': `bytes ${sent}/10`,
      'content-length': String(part.length),
      'content-type': 'video/mp4',
    });
  });

  test.each(['bytes=10-', 'bytes=-0'])('beyond its end is none: %s', async (range) => {
    const answer = await get(range);
    const place = answer.headers.get('content-range');
    expect([answer.status, place, await answer.text()]).toEqual([416, 'bytes */10', '']);
  });

  test.each(['bytes=-', 'bytes=0-1,4-5', 'lines=0-1'])(
    'is the whole where the request cannot be read: %s',
    async (range) => expect((await get(range)).status).toBe(200),
  );

  test('is the whole for HEAD, and if it may have changed', async () => {
    expect((await get('bytes=0-1', {}, 'HEAD')).headers.get('content-length')).toBe('10');
    expect((await get('bytes=0-1', { 'if-range': 'W/"a"' })).status).toBe(200);
  });
});

describe('caching', () => {
  test('only hashed files are immutable', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await cacheOf('/_next/static/chunks/app-1a2b.js')).toContain('immutable');
    expect(await cacheOf('/search/1a2b/words-0.json')).toContain('immutable');
    expect(await cacheOf('/search/index.json')).not.toContain('immutable');
    expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate');
    expect(await cacheOf('/_next/static/gone.js')).not.toContain('immutable');
  });

  test('a known ETag is answered with 304 and no body, until the file changes', async () => {
    const etag = (await ask('/about/')).headers.get('etag');
    const again = { 'if-none-match': `"other", ${etag}` };
    const known = await ask('/about/', again);
    expect([known.status, await known.text()]).toEqual([304, '']);
    writeFileSync(join(dir, 'about/index.html'), '<h1>About me</h1>');
    expect((await ask('/about/', again)).status).toBe(200);
  });

  test('security headers are sent with every file, 304 and 404 included', async () => {
    const page = await ask('/');
    const again = await ask('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    const missing = await ask('/none/');
    expect([again.status, missing.status]).toEqual([304, 404]);
    for (const { headers } of [page, again, missing]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});

describe('below a base path', () => {
  test('the files stand below it', async () => {
    expect(await (await askBelow('/portfolio/')).text()).toBe(home);
    expect((await askBelow('/portfolio/blog/four-folds.md')).status).toBe(200);
  });

  test('redirects keep it', async () => {
    const targetOf = async (path: string) => (await askBelow(path)).headers.get('location');
    expect(await targetOf('/portfolio?a=1')).toBe('/portfolio/?a=1');
    expect(await targetOf('/portfolio/about')).toBe('/portfolio/about/');
  });

  test('404.html answers below it, and only there', async () => {
    const inside = await askBelow('/portfolio/none/');
    expect([inside.status, await inside.text()]).toEqual([404, notFound]);
    for (const path of ['/', '/about/', '/portfolios/']) {
      const outside = await askBelow(path);
      expect(outside.status).toBe(404);
      expect(await outside.text()).not.toBe(notFound);
    }
  });
});

test('a port in use leads to the next free one', async () => {
  const next = await startServer({ dir, port: server.port });
  expect(next.port).toBeGreaterThan(server.port);
  await next.close();
});
