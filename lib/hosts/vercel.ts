import { cacheForEver, hashedPaths } from './headers';
import { redirectsOf, type HostSite } from './host-site';

/**
 * Generates `vercel.json`, which Vercel reads at the root of the deployment: `vercel deploy out`. The
 * 404 page, types and the caching of other files are Vercel's defaults.
 */
export function vercelJson(site: HostSite): string {
  const { base } = site;
  const rule = (path: string, headers: Readonly<Record<string, string>>) => ({
    source: `${base}${path.replaceAll('.', String.raw`\.`).replaceAll('*', '(.*)')}`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    trailingSlash: true,
    // Vercel adds the trailing slash before it looks for a redirect.
    redirects: redirectsOf(site).map(([from, destination]) => ({
      source: from.replaceAll('.', String.raw`\.`),
      destination,
      permanent: true,
    })),
    headers: [
      rule('/*', site.headers),
      ...hashedPaths.map((path) => rule(path, { 'Cache-Control': cacheForEver })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
