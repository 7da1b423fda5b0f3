import { contentTypes } from '../serve/content-types';
import { cacheForEver, hashedPaths, securityHeaders, typedEndings } from './header-rules';

/**
 * The file `_headers`, which Cloudflare Pages and Netlify read at the root of what is deployed. No
 * two rules name the same header for an address, because the hosts join them with a comma; for
 * caching both have {@link cacheShortly} where nothing is said.
 * @param base what addresses begin with, such as `/portfolio`, or nothing
 */
export function headersFile(base: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [
      `${base}${path}`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return [
    rule('/*', securityHeaders),
    ...hashedPaths.map((path) => rule(path, { 'Cache-Control': cacheForEver })),
    ...typedEndings.map((ending) =>
      rule(`/*${ending}`, { 'Content-Type': contentTypes[ending] ?? '' }),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}
