import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { downloadImages } from '../src/download';
import { imported, projectFolder } from './support/imported';

let server: Server;
let host: string;
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/missing.png') response.writeHead(404).end();
    else if (path === '/page.png') response.end('<h1>Not an image</h1>');
    else if (path === '/loop.png') response.writeHead(302, { location: '/loop.png' }).end();
    else if (path === '/moved.png') response.writeHead(302, { location: '/a.png?v=2' }).end();
    else if (path === '/file.png') response.writeHead(302, { location: 'file:///etc/hosts' }).end();
    else if (path === '/endless.png') {
      const timer = setInterval(() => response.write(Buffer.alloc(2_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    } else if (path === '/slow.png') response.write(image.subarray(0, 10));
    else {
      open++;
      mostOpen = Math.max(mostOpen, open);
      setTimeout(() => {
        // First, as the next request may come before the server has closed this one.
        open--;
        response.end(image);
      }, 20);
    }
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('downloads images into the folder of the post, and lists those that fail', async () => {
  const source = projectFolder({
    'post.md': `---
title: Post
date: 2020-01-01
cover: ${host}/cover
cover_alt: A cover
---

![A chart](${host}/a.png?size=2) ![The same](${host}/a.png?size=2)

![Gone](${host}/missing.png) <img src="${host}/moved.png" alt="Moved">
`,
  });
  const { read, files, report } = await imported(source, { download: true });
  expect(files()).toEqual([
    'blog/post.md',
    'blog/post/a.png',
    'blog/post/cover.png',
    'blog/post/moved.png',
  ]);
  expect(read('blog/post.md')).toContain('![A chart](post/a.png) ![The same](post/a.png)');
  expect(read('blog/post.md')).toContain(`[Gone](${host}/missing.png)`);
  expect(report).toContain(`an image on another host (the host answered 404): ${host}/missing.png`);
});

it('fetches nothing without --download', async () => {
  const source = projectFolder({
    'post.md': `---\ntitle: Post\ndate: 2020-01-01\n---\n\n![A chart](${host}/a.png)\n`,
  });
  const { files, read } = await imported(source);
  expect(files()).toEqual(['blog/post.md']);
  expect(read('blog/post.md')).toContain(`[A chart](${host}/a.png)`);
});

it.each([
  ['/missing.png', 'the host answered 404'],
  ['/page.png', 'no image that browsers show'],
  ['/loop.png', 'redirect count exceeded'],
  ['/file.png', 'URL scheme must be a HTTP(S) scheme'],
  ['/endless.png', 'larger than 1 MB'],
])('gives up on %s: %s', async (path, reason) => {
  const found = await downloadImages([host + path], { timeout: 60_000, largest: 1024 * 1024 });
  expect(found.get(host + path)).toBe(reason);
});

it('gives up on an image that does not arrive in time', async () => {
  const url = `${host}/slow.png`;
  const found = await downloadImages([url], { timeout: 1000, largest: 1024 * 1024 });
  expect(found.get(url)).toBe('it took too long');
});

it('fetches only a few at once', async () => {
  mostOpen = 0;
  const urls = Array.from({ length: 20 }, (_, index) => `${host}/${index}.png`);
  const found = await downloadImages(urls);
  expect([...found.values()].filter((one) => typeof one === 'string')).toEqual([]);
  expect(mostOpen).toBeLessThanOrEqual(4);
});
