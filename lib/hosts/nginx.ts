import { compressibleTypes, contentTypes } from './content-types';
import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from './headers';
import { redirectsOf, type ServerSite } from './host-site';

/**
 * Generates a file for nginx's `conf.d/`: one server over plain HTTP, to which `site.d/` can add HTTPS.
 */
export function nginxConf(site: ServerSite): string {
  const { base, root, port } = site;
  const types = Object.entries(contentTypes).map(([ending, type]) => {
    const [plain = '', charset] = type.split('; ');
    return { ending: ending.slice(1), plain, charset };
  });
  const withCharset = types.flatMap(({ plain, charset }) => (charset ? plain : []));
  // Both lists contain text/html by default, and nginx warns about duplicates.
  const list = (plain: readonly string[]) =>
    [...new Set(plain)].filter((type) => type !== 'text/html').join(' ');
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
${types.map(({ ending, plain }) => `    ${plain} ${ending};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${list(withCharset)};

  gzip on;
  gzip_vary on;
  # For proxies; many use HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;
  gzip_types ${list(compressibleTypes)};

${Object.entries(securityHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;

${redirectsOf(site)
  .map(([from, to]) => `  location = ${from} { return 301 ${to}$is_args$args; }\n`)
  .join('')}}
`;
}
