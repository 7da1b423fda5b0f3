import { cacheForEver, hashedFolders, securityHeaders } from './headers';
import type { HostSite } from './host-site';
import { htaccess, languageHtaccess } from './htaccess';

/**
 * Generates the configuration files of hosts inside the export. Each host ignores the files of the others.
 * @returns texts by file name
 */
export const exportFiles = (site: HostSite): Record<string, string> => ({
  '.htaccess': htaccess(site),
  ...Object.fromEntries(
    site.languages.map((language) => [`${language}/.htaccess`, languageHtaccess(site, language)]),
  ),
  // Without it, GitHub Pages ignores files that begin with an underscore.
  '.nojekyll': '',
  _headers: headersFile(site),
  ...(site.redirects.length + site.languages.length > 0 && { _redirects: redirectsFile(site) }),
  'vercel.json': vercelJson(site),
});

type Headers = Readonly<Record<string, string>>;

/** The headers by path. No two rules set the same header for a path: hosts join the values. */
const rules: readonly (readonly [path: string, headers: Headers])[] = [
  ['/*', securityHeaders],
  ...hashedFolders.map((folder) => [`${folder}*`, { 'Cache-Control': cacheForEver }] as const),
];

/**
 * Generates `_headers`, which Cloudflare Pages and Netlify read at the root of the deployment. By default, both
 * revalidate other files. A rule for Content-Types would also apply to 404 pages.
 */
const headersFile = ({ base }: HostSite): string =>
  rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join('')}`;
    })
    .join('\n');

/**
 * Generates `_redirects`, which Cloudflare Pages and Netlify read at the root of the deployment. Without "!",
 * Netlify prefers the page of an alias to its redirect; Cloudflare ignores lines with "!":
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 * Netlify has one 404 page for a site, unless a rule names another one. Cloudflare takes the nearest, and ignores the rule:
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
const redirectsFile = ({ base, redirects, languages }: HostSite): string =>
  [
    ...redirects.flatMap(([from, to]) =>
      ['301!', '301'].map((status) => `${encodeURI(from)} ${to} ${status}\n`),
    ),
    ...languages.map((language) => `${base}/${language}/* ${base}/${language}/404.html 404\n`),
  ].join('');

/** Generates `vercel.json`, which Vercel reads at the root of the deployment: `vercel deploy out`. */
function vercelJson(site: HostSite): string {
  const escape = (path: string) => path.replaceAll('.', String.raw`\.`);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    trailingSlash: true,
    // Vercel adds the trailing slash before it looks for a redirect.
    redirects: site.redirects.map(([from, destination]) => ({
      source: escape(encodeURI(from)),
      destination,
      permanent: true,
    })),
    headers: rules.map(([path, headers]) => ({
      source: escape(site.base + path).replaceAll('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
