/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer, type RunningServer } from '@/build/serve/start-server';
import { projectFolder } from '../../../support/content-folder';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

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

describe('files and folders', () => {
  test('a folder answers with its index.html', async () => {
    const answer = await ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe(home);
  });

  test('a folder without its closing slash is redirected, query included', async () => {
    const answer = await ask('/about?from=cv?');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/about/?from=cv?');
  });

  test('a folder without index.html is not listed and not redirected', async () => {
    expect((await ask('/images/')).status).toBe(404);
    expect((await ask('/images')).status).toBe(404);
  });

  test('an encoded name is decoded', async () => {
    expect((await ask('/images/a%20b.png')).body.toString()).toBe('png');
  });

  test('an unknown path is answered with 404.html and status 404', async () => {
    for (const path of ['/certificates', '/certificates/', '/about/index.html/', '/x.md?y']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe(notFound);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('two slashes never redirect to another host', async () => {
    expect((await ask('//about')).status).toBe(404);
  });
});

describe('methods', () => {
  test('HEAD answers like GET, without a body', async () => {
    const [head, get] = await Promise.all([ask('/', { method: 'HEAD' }), ask('/')]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect((await ask('/blog/none.md', { method: 'HEAD' })).status).toBe(404);
  });

  test('other methods are refused', async () => {
    const answer = await ask('/', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
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
  const answer = await ask(path);
  expect([answer.status, answer.body.toString()]).toEqual([404, notFound]);
});

describe('compression', () => {
  test('a browser gets brotli, an older client gzip', async () => {
    const brotli = await ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(home);
    const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(home);
  });

  test('pictures are sent as they are, and only text varies by encoding', async () => {
    const headers = { 'accept-encoding': 'br' };
    const picture = await ask('/images/a%20b.png', { headers });
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers.vary).toBeUndefined();
    expect((await ask('/')).headers.vary).toBe('Accept-Encoding');
  });
});

describe('a part of a video', () => {
  const get = (range: string, others: OutgoingHttpHeaders = {}, method = 'GET') =>
    ask('/videos/a.mp4', { method, headers: { range, ...others } });

  test.each([
    ['bytes=0-1', '01', '0-1'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=-99', '0123456789', '0-9'],
  ])('is sent by itself: %s', async (range, part, sent) => {
    const { status, headers, body } = await get(range);
    expect([status, body.toString()]).toEqual([206, part]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${sent}/10`,
      'content-length': String(part.length),
      'content-type': 'video/mp4',
    });
  });

  test.each(['bytes=10-', 'bytes=-0'])('beyond its end is none: %s', async (range) => {
    const { status, headers, body } = await get(range);
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */10', 0]);
  });

  test.each(['bytes=-', 'bytes=0-1,4-5', 'lines=0-1'])(
    'is the whole where the request cannot be read: %s',
    async (range) => expect((await get(range)).status).toBe(200),
  );

  test('is the whole for HEAD, and if it may have changed', async () => {
    expect((await get('bytes=0-1', {}, 'HEAD')).headers['content-length']).toBe('10');
    expect((await get('bytes=0-1', { 'if-range': 'W/"a"' })).status).toBe(200);
  });
});

describe('caching', () => {
  test('only hashed files are immutable', async () => {
    const cacheOf = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await cacheOf('/_next/static/chunks/app-1a2b.js')).toContain('immutable');
    expect(await cacheOf('/search/1a2b/words-0.json')).toContain('immutable');
    expect(await cacheOf('/search/index.json')).not.toContain('immutable');
    expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate');
    expect(await cacheOf('/_next/static/gone.js')).not.toContain('immutable');
  });

  test('security headers are sent with every file, 304 and 404 included', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'if-none-match': headers.etag } });
    const missing = await ask('/none/');
    expect([again.status, missing.status]).toEqual([304, 404]);
    for (const answer of [{ headers }, again, missing]) {
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  test('a known ETag is answered with 304 and no body, until the file changes', async () => {
    const { headers } = await ask('/about/');
    const again = { headers: { 'if-none-match': `"other", ${headers.etag}` } };
    const known = await ask('/about/', again);
    expect(known.status).toBe(304);
    expect(known.body).toHaveLength(0);
    writeFileSync(join(dir, 'about/index.html'), '<h1>About me</h1>');
    expect((await ask('/about/', again)).status).toBe(200);
  });
});

describe('below a base path', () => {
  test('the files stand below it', async () => {
    expect((await ask('/portfolio/', {}, below)).body.toString()).toBe(home);
    expect((await ask('/portfolio/blog/four-folds.md', {}, below)).status).toBe(200);
  });

  test('redirects keep it', async () => {
    expect((await ask('/portfolio?a=1', {}, below)).headers.location).toBe('/portfolio/?a=1');
    expect((await ask('/portfolio/about', {}, below)).headers.location).toBe('/portfolio/about/');
  });

  test('404.html answers below it, and only there', async () => {
    const inside = await ask('/portfolio/none/', {}, below);
    expect([inside.status, inside.body.toString()]).toEqual([404, notFound]);
    for (const path of ['/', '/about/', '/portfolios/']) {
      const outside = await ask(path, {}, below);
      expect([outside.status, outside.body.toString()]).not.toEqual([404, notFound]);
      expect(outside.status).toBe(404);
    }
  });
});

describe('ports', () => {
  test('a port in use leads to the next free one', async () => {
    const next = await startServer({ dir, port: server.port });
    expect(next.port).toBeGreaterThan(server.port);
    await next.close();
  });
});

/** fetch() would fold dots and decode bodies; a plain request shows what really goes over the wire. */
function ask(
  path: string,
  options: { method?: string; headers?: OutgoingHttpHeaders } = {},
  { port } = server,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request(
      { host: 'localhost', port, path, agent: false, ...options },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', fail).end();
  });
}
