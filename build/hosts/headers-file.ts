import { contentTypes } from '../serve/content-types';
import { cacheForEver, hashedPaths, securityHeaders, typedEndings } from './header-rules';

/**
 * Generates `_headers`, which Cloudflare Pages and Netlify read at the root of the deployment. No two
 * rules set the same header for a path, because the hosts would join the values with a comma. Both
 * hosts send {@link cacheShortly} by default.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
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
