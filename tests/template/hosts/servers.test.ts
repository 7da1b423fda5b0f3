import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeFiles } from '@/lib/files/write-files';
import { cacheForEver, cacheShortly, securityHeaders } from '@/scripts/build/hosts/headers';
import { redirectsOf } from '@/scripts/build/hosts/host-site';
import { htaccess, languageHtaccess } from '@/scripts/build/hosts/htaccess';

/* Serves a small export with nginx, Apache and Caddy, which must be installed, and checks the responses. */

const long = 'All work and no play makes Jack a dull boy. '.repeat(100);
const hashed = ['_next/static/chunks/a.js', 'images/sizes/0123456789abcdef-400.avif'];

/** The Content-Types by the paths of files. */
const types: Record<string, RegExp> = {
  'about/index.html': /^text\/html/,
  '_next/static/chunks/a.js': /^(text|application)\/javascript/,
  '_next/static/css/a.css': /^text\/css/,
  'blog/a.md': /^text\/markdown; charset=utf-8/i,
  'cv.txt': /^text\/plain; charset=utf-8/i,
  'contact.vcf': /^text\/vcard; charset=utf-8/i,
  'rss.xml': /^(text|application)\/xml/,
  'search.json': /^application\/json/,
  'images/a.svg': /^image\/svg\+xml/,
  'images/a.png': /^image\/png/,
  'images/sizes/0123456789abcdef-400.avif': /^image\/avif/,
  'blog/a/a.vtt': /^text\/vtt/,
  'a.woff2': /^font\/woff2/,
  'cv.pdf': /^application\/pdf/,
};

const siteFiles: Record<string, string> = {
  ...Object.fromEntries(Object.keys(types).map((file) => [file, long])),
  'index.html': `<h1>Home</h1>${long}`,
  'blog/a/index.html': '<h1>A</h1>',
  'blog/digits.txt': '0123456789',
  'fr/index.html': '<h1>Accueil</h1>',
  'fr/blog/a/index.html': '<h1>A</h1>',
  '404.html': `<h1>Missing</h1>${long}`,
  'fr/404.html': `<h1>Introuvable</h1>${long}`,
};

/** Where a test serves the export. */
interface Site {
  /** Path below which the site is served; empty for none. */
  base: string;
  /** Document root. With a base path, the export is in that folder below it. */
  root: string;
  port: number;
}

interface HostServer {
  name: string;
  command: string;
  /** Writes the configuration into a folder, and returns the arguments that start the server. */
  start: (site: Site, work: string) => string[];
}

/** The configuration of a server in the documentation, with the address and folder of a test. */
function documented(language: string, site: Site, address: string): string {
  const guide = readFileSync('docs/publish.md', 'utf8');
  const block = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';
  return block
    .replaceAll('/var/www/site', site.root)
    .replaceAll(/\b80;/g, `${site.port};`)
    .replace(/(?<=^|server_name )example\.com/m, address);
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
  default_type application/octet-stream;
  ${temporary.join('\n  ')}
  include site.conf;
}
`;
      const config = documented('nginx', site, '_').replace('mime.types', '/etc/nginx/mime.types');
      writeFiles(work, { 'nginx.conf': main, 'site.conf': config });
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
      const aliases = new Map([['/old/', { path: '/about/' }]]);
      const redirects = redirectsOf(site.base, aliases);
      const host = { base: site.base, redirects, languages: ['fr'] };
      writeFiles(work, { 'apache.conf': main });
      writeFiles(path.join(site.root, site.base), {
        '.htaccess': htaccess(host),
        'fr/.htaccess': languageHtaccess(host, 'fr'),
      });
      return ['-f', path.join(work, 'apache.conf'), '-D', 'FOREGROUND'];
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    start(site, work) {
      const config = documented('caddyfile', site, `:${site.port}`);
      writeFiles(work, { Caddyfile: `{\n\tadmin off\n\tauto_https off\n}\n${config}` });
      return ['run', '--config', path.join(work, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
const installedAs = (command: string) =>
  folders.map((folder) => path.join(folder, command)).find(existsSync) ?? command;

const cases = servers.flatMap((server) => ['', '/port.folio'].map((base) => ({ ...server, base })));

for (const { name, base, command, start } of cases) {
  describe(`${name}, below "${base}"`, () => {
    const work = mkdtempSync(path.join(tmpdir(), 'hosts-'));
    const root = path.join(work, 'site');
    let server: ChildProcess;
    let origin = '';

    beforeAll(async () => {
      // A server started by root reads the files as another user.
      chmodSync(work, 0o755);
      writeFiles(path.join(root, base), siteFiles);
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      server = spawn(installedAs(command), start({ base, root, port }, work), {
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
        if (file.endsWith('404.html')) continue;
        const response = await request(file.replace(/index\.html$/, ''));
        expect([file, response.status, await response.text()]).toEqual([file, 200, text]);
      }
    });

    it('answers missing paths with the 404 page of their language', async () => {
      const missing = ['nowhere/', 'images/', 'a/b/c/', 'blog/nowhere.md', 'blog/nowhere.svg'];
      for (const name of [...missing, ...missing.map((path) => `fr/${path}`)]) {
        const response = await request(name);
        const page = name.startsWith('fr/') ? 'fr/404.html' : '404.html';
        expect([name, response.status]).toEqual([name, 404]);
        expect(await response.text()).toBe(siteFiles[page]);
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      }
    });

    it('redirects to the trailing slash', async () => {
      for (const name of ['about', 'blog/a', 'fr']) {
        const response = await request(name);
        expect([301, 302, 307, 308]).toContain(response.status);
        expect(response.headers.get('location')).toBe(`${base}/${name}/`);
      }
    });

    if (name !== 'Apache') {
      it('compresses the 404 page', async () => {
        const { headers } = await request('nowhere/', { 'accept-encoding': 'gzip' });
        expect(headers.get('content-encoding')).toBe('gzip');
      });
    }

    if (name === 'Apache') {
      it('redirects from an alias, with the query', async () => {
        for (const name of ['old', 'old/']) {
          const { headers } = await request(`${name}?a=b`);
          expect(headers.get('location')).toBe(`${base}/about/?a=b`);
        }
      });
    }

    it('names the type of each kind of file, and compresses texts', async () => {
      for (const [file, wanted] of Object.entries(types)) {
        const { headers } = await request(file.replace(/index\.html$/, ''), {
          'accept-encoding': 'gzip',
        });
        const type = headers.get('content-type') ?? '';
        expect([file, type]).toEqual([file, expect.stringMatching(wanted)]);
        const encoding = /\.(png|avif|woff2|pdf)$/.test(file) ? null : 'gzip';
        if (!/\.(vcf|vtt)$/.test(file)) {
          expect([file, headers.get('content-encoding')]).toEqual([file, encoding]);
        }
      }
    });

    it('answers 304 for unchanged files, and sends parts of files', async () => {
      for (const encoding of ['gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const etag = (await request('about/', headers)).headers.get('etag') ?? '';
        const again = await request('about/', { ...headers, 'if-none-match': etag });
        expect([encoding, again.status]).toEqual([encoding, 304]);
      }
      const part = await request('blog/digits.txt', { range: 'bytes=2-5' });
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

/** Finds a free port, for programs that cannot choose one themselves. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
