import { cacheForEver, hashedPaths } from './headers';
import { redirectsOf, type HostSite } from './host-site';

/**
 * Generates `_headers`, which Cloudflare Pages and Netlify read at the root of the deployment. No two
 * rules set the same header for a path, because the hosts would join the values with a comma. Both
 * hosts send {@link cacheShortly} by default, and know the types, which a rule would give to 404 pages too.
 */
export function headersFile({ base, headers: everywhere }: HostSite): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [
      `${base}${path}`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return [
    rule('/*', everywhere),
    ...hashedPaths.map((path) => rule(path, { 'Cache-Control': cacheForEver })),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Generates `_redirects`, which Cloudflare Pages and Netlify read at the root of the deployment. Netlify
 * prefers the page of an alias to its redirect without "!", and Cloudflare ignores lines with it:
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 */
export const redirectsFile = (site: HostSite): string =>
  redirectsOf(site)
    .flatMap(([from, to]) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`])
    .join('');
