import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile } from '@/build/hosts/caddyfile';
import { lighttpdConf } from '@/build/hosts/lighttpd';
import { nginxConf } from '@/build/hosts/nginx';
import type { ServerSite } from '@/build/hosts/host-site';

type Ability =
  | '404'
  // Files for hosts are missing.
  | 'host files'
  | 'types'
  | 'slash'
  | 'redirects'
  | 'headers'
  // More than max-age in Cache-Control.
  | 'directives'
  | 'caching'
  | 'compression'
  | 'conditional'
  | 'ranges'
  | 'ipv6'
  | 'browser';

/** A server that the export is tried on if it is installed. */
interface HostServer {
  name: string;
  /** Name of its command. */
  command: string;
  /**
   * Writes its configuration.
   * @param site folder, port and base path
   * @param work folder for the configuration
   * @returns the arguments that start it in the foreground
   */
  start: (site: ServerSite, work: string) => string[];
  /** What it cannot do. */
  cannot?: readonly Ability[];
}

export const servers: readonly HostServer[] = [
  {
    name: 'nginx',
    command: 'nginx',
    start(site, work) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${work}/${name};`,
      );
      const conf = `daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  # As Debian's default site.
  server {
    listen ${site.port} default_server;
    listen [::]:${site.port} default_server;
    server_name _;
    return 200 "Welcome to nginx!";
  }
  include site.conf;
}
`;
      write(work, 'site.conf', nginxConf(site));
      return ['-c', write(work, 'nginx.conf', conf), '-e', path.join(work, 'error.log')];
    },
  },
  {
    name: 'Apache',
    command: 'apache2',
    start(site, work) {
      const folders = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules'];
      const folder = folders.find(existsSync) ?? '/usr/libexec/apache2';
      const modules = 'mpm_event authz_core dir mime headers deflate filter alias'.split(' ');
      const conf = `ServerRoot ${work}
ServerName localhost
Listen ${site.port}
PidFile ${work}/apache.pid
ErrorLog ${work}/error.log
${modules.map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`).join('\n')}
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
    start(site, work) {
      const options = '{\n\tadmin off\n\tauto_https off\n}\n';
      const file = write(work, 'Caddyfile', `${options}${caddyfile(site)}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'lighttpd',
    command: 'lighttpd',
    start: (site, work) => ['-D', '-f', write(work, 'lighttpd.conf', lighttpdConf(site))],
    // It cannot say "immutable": reloading a page asks for its files again.
    cannot: ['directives'],
  },
  {
    name: 'Cloudflare Pages (wrangler)',
    command: 'wrangler',
    start: ({ root, port }) => [
      ...['pages', 'dev', root, '--port', String(port), '--ip', '127.0.0.1'],
      ...['--compatibility-date', '2024-09-23', '--show-interactive-dev-session=false'],
    ],
    // Cloudflare's network does what concerns the connection.
    cannot: ['host files', 'compression', 'ranges', 'ipv6'],
  },
  {
    name: 'Netlify (netlify-cli)',
    command: 'netlify',
    start: ({ root, port }) => [
      ...['dev', '--dir', root, '--port', String(port), '--offline', '--no-open'],
      '--internal-disable-edge-functions',
    ],
    // Netlify's network does what concerns connection and cache. Its command adds no slash.
    cannot: ['host files', 'slash', 'compression', 'ranges', 'ipv6', 'caching'],
  },
  {
    name: 'Python http.server',
    command: 'python3',
    start: ({ root, port }) => [
      ...['-m', 'http.server', String(port)],
      ...['--bind', '127.0.0.1', '--directory', root],
    ],
    // It takes no headers, names no charset, and has a 404 page of its own.
    cannot: [
      ...([
        'host files',
        'headers',
        'types',
        '404',
        'browser',
        'redirects',
        'compression',
      ] as const),
      ...(['conditional', 'ranges', 'ipv6'] as const),
    ],
  },
];

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
