import { compressibleTypes, contentTypes } from '../serve/content-types';
import { cacheShortly, hashedPattern } from './header-rules';
import { hostFilesPattern, redirectsOf, type ServerSite } from './host-site';

const list = (items: readonly string[]) => `(\n${items.map((item) => `  ${item},\n`).join('')})`;

/**
 * Generates `lighttpd.conf` for lighttpd 1.4.60 or newer: one server over plain HTTP.
 */
export function lighttpdConf(site: ServerSite): string {
  const { base, root, port, headers } = site;
  const pairs = (entries: Readonly<Record<string, string>>) =>
    list(Object.entries(entries).map(([name, value]) => `"${name}" => "${value}"`));
  const redirects = redirectsOf(site).map(
    ([from, to]) => `"^${from.replaceAll('.', String.raw`\.`)}(\\?.*)?$" => "${to}$1"`,
  );
  return `server.modules = ("mod_setenv", "mod_expire", "mod_redirect", "mod_rewrite", "mod_deflate")
server.port = ${port}
server.bind = "[::]"
server.set-v6only = "disable"
server.tag = ""

# The export is in ${root}${base}/
server.document-root = "${root}"
# Followed by the status and .html.
server.errorfile-prefix = "${root}${base}/"
# Files for hosts are missing. So is a folder without a page, which is not forbidden.
url.rewrite-once = (
  "${hostFilesPattern(base)}(\\?.*)?$" => "${base}/none",
  "^([^?]*)/(\\?.*)?$" => "$1/index.html$2"
)
url.redirect-code = 301
url.redirect = ${list(redirects)}

mimetype.assign = ${pairs({ ...contentTypes, '': 'application/octet-stream' })}
deflate.mimetypes = (${compressibleTypes.map((type) => `"${type}"`).join(', ')})
deflate.allowed-encodings = ("br", "gzip")

$HTTP["url"] !~ "${hashedPattern(base)}" {
  setenv.set-response-header = ${pairs({ ...headers, 'Cache-Control': cacheShortly })}
}
else {
  setenv.set-response-header = ${pairs(headers)}
  # Unlike mod_setenv it leaves out what is missing, but it cannot say "immutable".
  expire.url = ("" => "access plus 365 days")
}
`;
}
