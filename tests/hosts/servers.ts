import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from '@/build/hosts/caddyfile';
import { nginxConf } from '@/build/hosts/nginx';
import type { ServerSite } from '@/build/hosts/server-site';
import type { LookName } from './looks';

/** A server that is tried, if it is installed. */
export interface HostServer {
  name: string;
  /** Name of its command. */
  command: string;
  /**
   * How it is started in the foreground.
   * @param site folder, port and base path
   * @param work folder for its configuration
   * @param command path of its command
   * @returns its arguments
   */
  start: (site: ServerSite, work: string, command: string) => string[];
  /** What it cannot do, with the reason. */
  cannot?: Partial<Record<LookName, string>>;
}

const noHeaders = 'it takes no headers';
const ownPage = 'it has a page of its own';

export const servers: readonly HostServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    start(site, work) {
      const conf = `daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join('\n  ')}
  include site.conf;
}
`;
      writeFileSync(join(work, 'site.conf'), nginxConf(site));
      return ['-c', write(work, 'nginx.conf', conf), '-e', join(work, 'error.log')];
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    start(site, work) {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'deflate', 'filter'];
      const conf = `ServerRoot ${work}
ServerName localhost
Listen ${site.port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
${modules.map((name) => `LoadModule ${name}_module ${apacheModules()}/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
DocumentRoot ${site.root}
<Directory ${site.root}>
  AllowOverride All
  Require all granted
</Directory>
`;
      return ['-f', write(work, 'apache.conf', conf), '-D', 'FOREGROUND'];
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    start: (site, work) => {
      const options = '{\n\tadmin off\n\tauto_https off\n}\n';
      const file = write(work, 'Caddyfile', `${options}${caddyfile(site)}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'Cloudflare Pages (wrangler)',
    command: 'wrangler',
    // A date that every runtime of these years knows.
    start: ({ root, port }) => [
      ...['pages', 'dev', root, '--port', String(port), '--ip', '127.0.0.1'],
      ...['--compatibility-date', '2024-09-23', '--show-interactive-dev-session=false'],
    ],
  },
  {
    name: 'serve',
    command: 'serve',
    start: ({ root, port }) => ['--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', root],
    cannot: {
      headers: noHeaders,
      slash: 'it serves a folder at both addresses',
      types: 'it does not know AVIF',
    },
  },
  {
    name: 'Python http.server',
    command: 'python3',
    start: ({ root, port }) => [
      ...['-m', 'http.server', String(port)],
      ...['--bind', '127.0.0.1', '--directory', root],
    ],
    cannot: {
      missing: ownPage,
      types: 'it names no charset',
      headers: noHeaders,
      browser: `for missing pages ${ownPage}`,
    },
  },
];

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The folder of Apache's modules, which each system puts elsewhere. */
function apacheModules(): string {
  const places = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
  return places.find((place) => existsSync(place)) ?? places[0] ?? '';
}
