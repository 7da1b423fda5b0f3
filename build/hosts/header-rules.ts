/*
 * What hosts are to say with each file. The one place for it: the configuration of every host is
 * made from this, and `npm run serve` answers with it.
 */

/**
 * What a browser could tell of the visitor or do in his name, which the site never asks for. Harmless
 * features are left out: each name goes over the line with every page.
 */
const unused = [...['camera', 'geolocation', 'microphone', 'payment', 'usb']];

/** The headers of every answer, that of a missing page included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // What a page cannot say of itself, or what must hold for files that are no pages too. The rest
  // stands in each page, with the hashes of its own scripts and styles; both policies apply.
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For addresses whose content changes: kept, and asked for anew each time. */
export const cacheShortly = 'public, max-age=0, must-revalidate';

/** For addresses that are named by a hash of their content. */
export const cacheForEver = 'public, max-age=31536000, immutable';

/**
 * The addresses that never change, below the base path. `*` stands for anything, `:name` for one
 * folder. Next puts a hash of the content into every name below its folder; the search index lies
 * in a folder that is named by one.
 */
export const hashedPaths = ['/_next/static/*', '/search/:hash/*'] as const;

/**
 * Those addresses as one regular expression, in the syntax that JavaScript, PCRE and RE2 share.
 * @param base what addresses begin with, such as `/portfolio`, or nothing
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

/** Endings whose types hosts get wrong, or leave without their charset. */
export const typedEndings = ['.md', '.txt', '.vcf', '.webmanifest', '.avif'] as const;
