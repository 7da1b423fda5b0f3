import { contentTypes } from '../serve/content-types';
import { cacheForEver, hashedPaths, securityHeaders, typedEndings } from './header-rules';

/**
 * Generates `vercel.json`, which Vercel reads at the root of the deployment: `vercel deploy out`. The
 * 404 page and the caching of other files are Vercel's defaults.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export function vercelJson(base: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) => ({
    source: `${base}${path.replaceAll('.', String.raw`\.`).replaceAll('*', '(.*)')}`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    trailingSlash: true,
    headers: [
      rule('/*', securityHeaders),
      ...hashedPaths.map((path) => rule(path, { 'Cache-Control': cacheForEver })),
      ...typedEndings.map((ending) =>
        rule(`/*${ending}`, { 'Content-Type': contentTypes[ending] ?? '' }),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
