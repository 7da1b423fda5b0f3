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
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesIn } from '@/lib/files-in';
import { freePort } from '@/build/free-port';
import { hostSite } from '@/build/host-site';
import { headersFor, securityHeaders } from '@/build/hosts/header-rules';
import { contentType } from '@/build/serve/content-types';
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

/** Files for hosts themselves, which some do not serve. */
const forHosts = ['.htaccess', '.nojekyll', '404.html', '_headers', '_redirects', 'vercel.json'];

jest.setTimeout(300_000);

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
    writeFileSync(path.join(dir, 'type.avif'), 'AVIF');
    // Hosts look for it at the root, whatever the base path.
    if (base !== '') {
      for (const name of ['_headers', '_redirects'].filter((file) =>
        existsSync(path.join(dir, file)),
      )) {
        cpSync(path.join(dir, name), path.join(root, name));
      }
    }
    files = filesIn(dir).filter((file) => !forHosts.includes(file));
    post = files.find((file) => /^blog\/[^/]+\.md$/.test(file))?.slice(0, -'.md'.length) ?? '';

    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const site = { ...hostSite(base), root, port };
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
      for (const name of ['nowhere/', 'blog/nowhere/', 'blog/nowhere.md']) {
        const response = await ask(name);
        expect([name, response.status]).toEqual([name, 404]);
        expect((await body(response)).equals(page)).toBe(true);
      }
    });
  }

  if (!cannot.includes('slash')) {
    it('redirects a page to its closing slash', async () => {
      for (const name of ['about', post]) {
        const response = await ask(name);
        const location = new URL(response.headers.get('location') ?? '', `${origin}/`);
        expect([301, 302, 307, 308]).toContain(response.status);
        expect(location.pathname).toBe(`${base}/${name}/`);
      }
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
        expect(Object.fromEntries(headers)).toMatchObject(lowerCase(headersFor(`/${name}`)));
      }
      // How long a missing page is kept is up to the host, unless its path is named by a hash.
      const missing = await ask('_next/static/nowhere.js');
      expect(Object.fromEntries(missing.headers)).toMatchObject(lowerCase(securityHeaders));
      expect(missing.headers.get('cache-control')).not.toContain('immutable');
    });
  }

  if (!cannot.includes('browser')) {
    it('passes the browser tests of what depends on the host', async () => {
      const child = spawn('npm', ['run', 'test:browser', '--', 'host'], {
        env: { ...process.env, TEST_ORIGIN: origin },
        stdio: 'inherit',
      });
      const [code] = await once(child, 'close');
      expect(code).toBe(0);
    });
  }
});

const lowerCase = (headers: Record<string, string>) =>
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
