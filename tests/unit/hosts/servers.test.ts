/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeFiles } from '@/lib/files/write-files';
import { caddyfile } from '@/lib/hosts/caddyfile';
import { contentTypes, isText } from '@/lib/hosts/content-types';
import { cacheForEver, cacheShortly, securityHeaders } from '@/lib/hosts/headers';
import { redirectsOf, type ServerSite } from '@/lib/hosts/host-site';
import { htaccess } from '@/lib/hosts/htaccess';
import { nginxConf } from '@/lib/hosts/nginx';
import { freePort } from '../../support/free-port';

/* Serves a small export with every installed server, and checks the responses. */

const long = 'All work and no play makes Jack a dull boy. '.repeat(100);
const hashed = ['_next/static/chunks/a.js', 'images/sizes/0123456789abcdef-400.avif'];
const siteFiles: Record<string, string> = {
  'index.html': `<h1>Home</h1>${long}`,
  'about/index.html': `<h1>About</h1>${long}`,
  'blog/a/index.html': '<h1>A</h1>',
  'blog/a.md': '# A',
  'images/a.png': '0123456789',
  '404.html': `<h1>Missing</h1>${long}`,
  ...Object.fromEntries(hashed.map((file) => [file, long])),
  ...Object.fromEntries(Object.keys(contentTypes).map((ending) => [`types/a${ending}`, long])),
};

interface HostServer {
  name: string;
  command: string;
  /** Writes the configuration into a folder, and returns the arguments that start the server. */
  start: (site: ServerSite, work: string) => string[];
}

const servers: readonly HostServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    start(site, work) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${work}/${name};`,
      );
      const main = `daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  # Like the default site of Debian.
  server {
    listen ${site.port} default_server;
    listen [::]:${site.port} default_server;
    server_name _;
    return 200 "Welcome to nginx!";
  }
  include site.conf;
}
`;
      writeFiles(work, { 'nginx.conf': main, 'site.conf': nginxConf(site) });
      return ['-c', path.join(work, 'nginx.conf'), '-e', path.join(work, 'error.log')];
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    start(site, work) {
      const folders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];
      const modules = folders.find(existsSync) ?? '/usr/libexec/apache2';
      const names = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'headers',
        'deflate',
        'filter',
        'alias',
      ];
      const main = `ServerRoot ${work}
ServerName localhost
Listen ${site.port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
${names.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
DocumentRoot ${site.root}
<Directory ${site.root}>
  AllowOverride All
  Require all granted
</Directory>
`;
      writeFiles(work, { 'apache.conf': main });
      writeFiles(path.join(site.root, site.base), { '.htaccess': htaccess(site) });
      return ['-f', path.join(work, 'apache.conf'), '-D', 'FOREGROUND'];
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    start(site, work) {
      writeFiles(work, { Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile(site)}` });
      return ['run', '--config', path.join(work, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
const installedAs = (command: string) =>
  folders.map((folder) => path.join(folder, command)).find(existsSync);

const cases = servers.flatMap((server) => ['', '/port.folio'].map((base) => ({ ...server, base })));

for (const { name, base, command: wanted, start } of cases) {
  const command = installedAs(wanted);
  // Jest reports the tests of servers that are not installed as skipped.
  (command ? describe : describe.skip)(`${name}, below "${base}"`, () => {
    const work = mkdtempSync(path.join(tmpdir(), 'hosts-'));
    const root = path.join(work, 'site');
    let server: ChildProcess;
    let origin = '';

    beforeAll(async () => {
      // A server started by root reads the files as another user.
      chmodSync(work, 0o755);
      writeFiles(path.join(root, base), siteFiles);
      const port = await freePort();
      const aliases = new Map([['/old/', { path: '/about/' }]]);
      const site = { base, redirects: redirectsOf(base, aliases), languages: [], root, port };
      origin = `http://127.0.0.1:${port}`;
      server = spawn(command ?? wanted, start(site, work), {
        cwd: work,
        env: { ...process.env, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let log = '';
      server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
      for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
        if (await fetch(origin).catch(() => undefined)) return;
        await wait(100);
      }
      throw new Error(`${command} does not start. ${log}`);
    });

    afterAll(async () => {
      const closed = once(server, 'close');
      if (server.exitCode === null) {
        server.kill();
        await closed;
      }
      rmSync(work, { recursive: true, force: true });
    });

    const request = (name: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}${base}/${name}`, { redirect: 'manual', headers });

    it('serves files, and pages at the paths of their folders', async () => {
      for (const [file, text] of Object.entries(siteFiles)) {
        if (file === '404.html') continue;
        const response = await request(file.replace(/index\.html$/, ''));
        expect([file, response.status, await response.text()]).toEqual([file, 200, text]);
      }
    });

    it('answers missing paths with 404.html', async () => {
      const endings = Object.keys(contentTypes).map((ending) => `blog/nowhere${ending}`);
      for (const name of ['nowhere/', 'images/', ...endings]) {
        const response = await request(name);
        expect([name, response.status]).toEqual([name, 404]);
        expect(await response.text()).toBe(siteFiles['404.html']);
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      }
    });

    it('redirects to the trailing slash and from an alias, with the query', async () => {
      for (const [name, to] of [
        ['about', 'about'],
        ['blog/a', 'blog/a'],
        ['old', 'about'],
        ['old/', 'about'],
      ]) {
        const response = await request(`${name}?a=b`);
        expect([301, 302, 307, 308]).toContain(response.status);
        expect(response.headers.get('location')).toBe(`${base}/${to}/?a=b`);
      }
    });

    it('names the type of each kind of file, and compresses texts', async () => {
      for (const [ending, wanted] of Object.entries(contentTypes)) {
        const response = await request(`types/a${ending}`, { 'accept-encoding': 'gzip' });
        const type = response.headers.get('content-type') ?? '';
        expect(type.split(';')[0]).toBe(wanted);
        if (isText(wanted)) expect(type).toMatch(/charset=utf-8/i);
        const encoding = response.headers.get('content-encoding');
        expect([ending, encoding]).toEqual([ending, isText(wanted) ? 'gzip' : null]);
      }
    });

    it('answers 304 for unchanged files, and sends parts of files', async () => {
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const etag = (await request('about/', headers)).headers.get('etag') ?? '';
        const again = await request('about/', { ...headers, 'if-none-match': etag });
        expect([encoding, again.status]).toEqual([encoding, 304]);
      }
      const part = await request('images/a.png', { range: 'bytes=2-5' });
      expect([part.status, await part.text()]).toEqual([206, '2345']);
    });

    it('sends the headers of every response, and keeps hashed files for ever', async () => {
      for (const name of ['', 'blog/a.md', 'nowhere/', '_next/static/nowhere.js', ...hashed]) {
        const response = await request(name);
        for (const [header, value] of Object.entries(securityHeaders)) {
          expect([name, response.headers.get(header)]).toEqual([name, value]);
        }
        const caching = response.headers.get('cache-control');
        if (response.ok) expect(caching).toBe(hashed.includes(name) ? cacheForEver : cacheShortly);
        else expect(caching ?? '').not.toMatch(/immutable|[1-9]{3}/);
      }
    });

    it('listens on IPv6', async () => {
      const response = await fetch(`${origin.replace('127.0.0.1', '[::1]')}${base}/about/`);
      expect(response.status).toBe(200);
    });
  });
}
