import { cacheForEver, cacheShortly, hashedPattern, securityHeaders } from './headers';
import type { HostSite } from './host-site';

/** Content-Types by file extension, without charset. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.vcf': 'text/vcard',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Whether files of a type are text: they are compressed, and in UTF-8. */
const isTextType = (type: string): boolean => /^text\/|json|xml/.test(type);

/** Generates the `.htaccess` of a language's folder, which has a 404 page of its own. */
export const languageHtaccess = ({ base }: HostSite, language: string): string =>
  [403, 404].map((status) => `ErrorDocument ${status} ${base}/${language}/404.html\n`).join('');

/** Generates `.htaccess` for Apache 2.4. Without mod_headers, Apache responds to every request with an error. */
export function htaccess({ base, redirects }: HostSite): string {
  const types = Object.entries(contentTypes);
  const texts = types.filter(([, type]) => isTextType(type));
  const textTypes = [...new Set(texts.map(([, type]) => type))];
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 403 ${base}/404.html
ErrorDocument 404 ${base}/404.html

${types.map(([ending, type]) => `AddType ${type} ${ending}`).join('\n')}
AddCharset utf-8 ${texts.map(([ending]) => ending).join(' ')}

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
