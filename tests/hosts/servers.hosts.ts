/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { filesIn } from '@/lib/files-in';
import { freePort } from '@/build/free-port';
import { readHostSite } from '@/build/read-host-site';
import { headersFor, securityHeaders } from '@/build/hosts/header-rules';
import { exportFiles } from '@/build/hosts/host-files';
import { hostFiles } from '@/build/hosts/host-site';
import { contentType, contentTypes, isCompressible } from '@/build/serve/content-types';
import { servers } from './servers';

/*
 * Serves the export in out/ with every server that is installed, and checks what it sends:
 * npm run test:hosts [-- -t nginx]
 */

const base = process.env.BASE_PATH ?? '';
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
const installed = servers.flatMap((server) => {
  const command = folders.map((folder) => path.join(folder, server.command)).find(existsSync);
  return command ? [{ ...server, command }] : [];
});

/** What some hosts do not serve at its path. */
const notServed = [...hostFiles, '404.html'];

/** A folder of the export without a page. */
const folder = 'images/';

describe.each(installed)('$name', ({ command, start, cannot = [] }) => {
  const work = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const root = path.join(work, 'site');
  const dir = path.join(root, base);
  let server: ChildProcess;
  let origin = '';
  let files: string[] = [];
  let post = '';

  beforeAll(async () => {
    // A server that root starts reads the files as another user.
    chmodSync(work, 0o755);
    mkdirSync(dir, { recursive: true });
    cpSync('out', dir, { recursive: true });
    mkdirSync(path.join(dir, 'pictures'), { recursive: true });
    writeFileSync(path.join(dir, 'pictures/0123456789abcdef-400.avif'), 'AVIF');
    const port = await freePort();
    const redirects = new Map([['/old/', '/about/']]);
    const site = { ...readHostSite(base), redirects, root, port };
    for (const [name, text] of Object.entries(exportFiles(site))) {
      // Hosts look for some at the root, whatever the base path.
      for (const folder of [root, dir]) writeFileSync(path.join(folder, name), text);
    }
    files = filesIn(dir).filter((file) => !notServed.includes(file));
    post = files.find((file) => /^blog\/[^/]+\.md$/.test(file))?.slice(0, -'.md'.length) ?? '';

    origin = `http://127.0.0.1:${port}`;
    server = spawn(command, start(site, work), {
      cwd: work,
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        XDG_CONFIG_HOME: work,
        XDG_DATA_HOME: work,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A process group of its own, which ends with all that the server has started.
      detached: true,
    });
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
      if (await fetch(origin).catch(() => undefined)) return;
      await wait(100);
    }
    throw new Error(`${command} does not start. ${log}`);
  });

  afterAll(async () => {
    const closed = once(server, 'close');
    if (server.pid && server.exitCode === null) {
      process.kill(-server.pid);
      await closed;
    }
    rmSync(work, { recursive: true, force: true });
  });

  const ask = (name: string, init: RequestInit = {}) =>
    fetch(`${origin}${base}/${name.split('/').map(encodeURIComponent).join('/')}`, {
      redirect: 'manual',
      ...init,
    });
  const body = async (response: Response) => Buffer.from(await response.arrayBuffer());
  const urlPath = (file: string) => file.replace(/(^|\/)index\.html$/, '$1');

  it('serves every file as it was built, and each page at the path of its folder', async () => {
    const wrong: string[] = [];
    for (const file of files) {
      const response = await ask(urlPath(file));
      const isSame = (await body(response)).equals(readFileSync(path.join(dir, file)));
      if (response.status !== 200 || !isSame) wrong.push(`${response.status} ${file}`);
    }
    expect(wrong).toEqual([]);
  });

  it('answers HEAD without a body', async () => {
    const there = await ask(`${post}.md`, { method: 'HEAD' });
    const missing = await ask('blog/nowhere.md', { method: 'HEAD' });
    expect([there.status, await there.text(), missing.status]).toEqual([200, '', 404]);
  });

  if (!cannot.includes('404')) {
    it('answers what is missing with 404.html and status 404', async () => {
      const page = readFileSync(path.join(dir, '404.html'));
      const endings = Object.keys(contentTypes).map((ending) => `blog/nowhere${ending}`);
      const wrong: unknown[] = [];
      for (const name of ['nowhere/', 'blog/nowhere/', folder, ...endings]) {
        const response = await ask(name);
        const type = normalType(response.headers.get('content-type') ?? '');
        const isPage = (await body(response)).equals(page);
        if (response.status !== 404 || type !== 'text/html' || !isPage)
          wrong.push([name, response.status, type, isPage]);
      }
      expect(wrong).toEqual([]);
    });
  }

  if (!cannot.includes('host files')) {
    it('keeps the files for hosts to itself', async () => {
      const statuses = hostFiles.map(async (name) => [name, (await ask(name)).status]);
      expect(await Promise.all(statuses)).toEqual(hostFiles.map((name) => [name, 404]));
    });
  }

  if (!cannot.includes('slash')) {
    it('redirects to the closing slash and from an alias, on the same host, with the query', async () => {
      const aliases = cannot.includes('redirects') ? [] : [['old', 'about'] as const];
      for (const [name, to] of [['about', 'about'], [post, post], ...aliases] as const) {
        const response = await fetch(`${origin}${base}/${name}?a=b`, { redirect: 'manual' });
        expect([301, 302, 307, 308]).toContain(response.status);
        expect(response.headers.get('location')).toBe(`${base}/${to}/?a=b`);
      }
    });
  }

  if (!cannot.includes('compression')) {
    it('compresses each type of text, for proxies and HTTP/1.0 too', async () => {
      const bySize = files.map(
        (file) => [readFileSync(path.join(dir, file)).length, file] as const,
      );
      const largest = new Map(
        bySize
          // Less fits into one packet anyway.
          .filter(([size]) => size > 1400)
          .sort(([a], [b]) => a - b)
          .map(([, file]) => [path.extname(file), file]),
      );
      for (const [extension, file] of largest) {
        const { headers } = await ask(urlPath(file), {
          headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' },
        });
        const encoding = headers.get('content-encoding') ?? 'none';
        const wanted = isCompressible(contentType(file)) ? 'gzip' : 'none';
        expect([extension, encoding]).toEqual([extension, wanted]);
        if (wanted === 'gzip') expect(headers.get('vary')).toMatch(/accept-encoding/i);
      }
      const old = `GET ${base}/about/ HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`;
      expect(await send(origin, old)).toMatch(/^content-encoding: gzip/im);
    });
  }

  if (!cannot.includes('conditional')) {
    it('sends what has not changed once, compressed or not', async () => {
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const etag = (await ask('about/', { headers })).headers.get('etag') ?? '';
        const again = await ask('about/', { headers: { ...headers, 'if-none-match': etag } });
        expect([encoding, again.status]).toEqual([encoding, 304]);
      }
    });
  }

  if (!cannot.includes('ranges')) {
    it('sends a part of a file, without which Safari plays no video', async () => {
      const file = files.find((name) => name.endsWith('.png')) ?? '';
      const response = await ask(file, { headers: { range: 'bytes=2-5' } });
      const part = readFileSync(path.join(dir, file)).subarray(2, 6);
      expect([response.status, await body(response)]).toEqual([206, part]);
    });
  }

  if (!cannot.includes('ipv6')) {
    it('listens on IPv6', async () => {
      const response = await fetch(`${origin.replace('127.0.0.1', '[::1]')}${base}/about/`);
      expect(await response.text()).toBe(readFileSync(path.join(dir, 'about/index.html'), 'utf8'));
    });
  }

  if (!cannot.includes('types')) {
    it('sends the right type for each file extension', async () => {
      const byExtension = new Map(files.map((file) => [path.extname(file), file]));
      for (const [extension, file] of byExtension) {
        const found = (await ask(urlPath(file))).headers.get('content-type') ?? '';
        expect([extension, normalType(found)]).toEqual([extension, normalType(contentType(file))]);
      }
    });
  }

  if (!cannot.includes('headers')) {
    it('sends the headers of header-rules.ts', async () => {
      const hashed = files.filter((file) =>
        headersFor(`/${file}`)['Cache-Control']?.includes('immutable'),
      );
      expect(hashed.length).toBeGreaterThan(0);
      const byFolder = new Map(hashed.map((file) => [file.split('/', 1)[0], file]));
      for (const name of ['', `${post}.md`, ...byFolder.values()]) {
        const { headers } = await ask(name);
        const [found, wanted] = [Object.fromEntries(headers), lowerCase(headersFor(`/${name}`))];
        if (cannot.includes('directives')) {
          for (const one of [found, wanted]) {
            one['cache-control'] = /max-age=\d+/.exec(one['cache-control'] ?? '')?.[0] ?? '';
          }
        }
        if (cannot.includes('caching')) delete wanted['cache-control'];
        expect(found).toMatchObject(wanted);
      }
      // How long a missing page is kept is up to the host, unless its path is named by a hash.
      const missing = await ask('_next/static/nowhere.js');
      expect(Object.fromEntries(missing.headers)).toMatchObject(lowerCase(securityHeaders));
      expect(missing.headers.get('cache-control') ?? '').not.toMatch(/immutable|[1-9]{3}/);
    });
  }

  if (!cannot.includes('browser')) {
    it('passes the browser tests of what depends on the host', async () => {
      const child = spawn('npm', ['run', 'test:browser', '--', 'host'], {
        // Playwright does not start below Jest.
        env: { ...process.env, TEST_ORIGIN: origin, JEST_WORKER_ID: undefined },
        stdio: 'inherit',
      });
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
    });
  }
});

/** Sends a request as it is, and returns the response. */
const send = async (origin: string, request: string) => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.end(request);
  return (await buffer(socket)).toString('latin1');
};

const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * A type without what makes no difference: RFC 9239 and RFC 7303 each name one type and allow another,
 * and only plain text says its charset nowhere else.
 */
const normalType = (type: string) =>
  type
    .toLowerCase()
    .replace(/;\s*/, '; ')
    .replace(/(?<!^text\/(plain|markdown)); charset=utf-8$/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('text/x-vcard', 'text/vcard')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');
