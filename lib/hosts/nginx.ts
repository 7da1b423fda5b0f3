import { contentTypes, textTypes } from './content-types';
import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from './headers';
import type { ServerSite } from './host-site';

/**
 * Generates a file for nginx's `conf.d/`: one server over plain HTTP, to which `site.d/` can add HTTPS.
 */
export function nginxConf({ base, redirects, root, port }: ServerSite): string {
  // nginx adds text/html itself, and warns about duplicates.
  const texts = textTypes.filter((type) => type !== 'text/html').join(' ');
  return `map $uri $site_cache {
  default "${cacheShortly}";
  "~${hashedPattern(base)}" "${cacheForEver}";
}

server {
  listen ${port};
  listen [::]:${port};
  # Any host name, or none. A pattern takes precedence over the distribution's default site, and the exact
  # names of other sites over a pattern. https://nginx.org/en/docs/http/server_names.html
  server_name "" "~.";
  server_tokens off;
  # Your own settings, such as HTTPS: docs/publish.md
  include site.d/*.conf;

  # The export is in ${root}${base}/
  root ${root};
  index index.html;
  error_page 404 ${base}/404.html;
  # 403 is a folder without a page.
  error_page 403 =404 ${base}/404.html;
  # Behind a proxy, absolute redirects would have the wrong scheme and port.
  absolute_redirect off;

  types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${type} ${ending.slice(1)};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${texts};

  gzip on;
  gzip_vary on;
  # For proxies; many use HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;
  gzip_types ${texts};

${Object.entries(securityHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;

${redirects
  .map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`)
  .join('')}}
`;
}
