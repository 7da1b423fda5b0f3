/*
 * The headers of every file: `npm run serve` sends them, and the configuration of every host is made
 * from them.
 */

/**
 * Features with which a browser could tell a page about its visitor, or pay for them. The site uses
 * none. Harmless features are left out: each name is sent with every page.
 */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The headers of every response, 404 included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Each page has a policy of its own with the hashes of its scripts and styles, and both apply. Here is
  // what a page cannot set for itself, or what must hold for other files too.
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For URLs whose content changes: cached, and revalidated every time. */
export const cacheShortly = 'public, max-age=0, must-revalidate';

/** For URLs with a hash of the content in them. */
export const cacheForEver = 'public, max-age=31536000, immutable';

/**
 * The paths with a hash of the content in them, below the base path. `*` stands for anything, `:name`
 * for one folder.
 */
export const hashedPaths = ['/_next/static/*', '/search/:hash/*'] as const;

/**
 * These paths as one regular expression, in the syntax that JavaScript, PCRE and RE2 share.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export function hashedPattern(base: string): string {
  const patterns = hashedPaths.map((path) =>
    path.slice(1, -1).replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, ''),
  );
  return `^${base.replaceAll('.', String.raw`\.`)}/(${patterns.join('|')})/`;
}

/**
 * The headers for a path.
 * @param path below the base path, with its leading slash
 */
export const headersFor = (path: string): Record<string, string> => ({
  ...securityHeaders,
  'Cache-Control': new RegExp(hashedPattern('')).test(path) ? cacheForEver : cacheShortly,
});

/** File extensions whose types hosts get wrong, or send without their charset. */
export const typedEndings = ['.md', '.txt', '.vcf', '.webmanifest', '.avif'] as const;
