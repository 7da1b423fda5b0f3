import { contentTypes, isText, textTypes } from './content-types';
import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from './headers';
import type { HostSite } from './host-site';

/** Generates the `.htaccess` of a language's folder, which has a 404 page of its own. */
export const languageHtaccess = ({ base }: HostSite, language: string): string =>
  [403, 404].map((status) => `ErrorDocument ${status} ${base}/${language}/404.html\n`).join('');

/** Generates `.htaccess` for Apache 2.4. Without mod_headers, Apache responds to every request with an error. */
export function htaccess({ base, redirects }: HostSite): string {
  const types = Object.entries(contentTypes);
  const texts = types.flatMap(([ending, type]) => (isText(type) ? ending : []));
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html

${types.map(([ending, type]) => `AddType ${type} ${ending}`).join('\n')}
AddCharset utf-8 ${texts.join(' ')}

${Object.entries(securityHeaders)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header set Cache-Control "${cacheShortly}"
Header set Cache-Control "${cacheForEver}" "expr=%{REQUEST_URI} =~ m#${hashedPattern(base)}#"
# mod_deflate appends -gzip to ETags, but does not recognise them in requests.
RequestHeader edit If-None-Match "-gzip\\"" "\\""

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${textTypes.join(' ')}
</IfModule>

<IfModule mod_alias.c>
  # Behind a proxy, absolute redirects would have the wrong scheme and port.
  <IfModule mod_version.c>
    <IfVersion >= 2.4.58>
      RedirectRelative On
    </IfVersion>
  </IfModule>
  # Replaces mod_dir's redirect, which is absolute.
  DirectorySlash Off
  <If "%{REQUEST_URI} !~ m#/$# && -f '%{REQUEST_FILENAME}/index.html'">
    RedirectMatch permanent "^(.*)$" "$1/"
  </If>
${redirects
  .map(
    ([from, to]) =>
      `  RedirectMatch permanent "^${from.replaceAll('.', String.raw`\.`)}$" "${to}"\n`,
  )
  .join('')}</IfModule>
`;
}
