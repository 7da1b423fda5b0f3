import { imageFolder } from '@/lib/images/image';

/* The response headers of all files, for `npm run serve` and for the generated configuration of every host. */

/** Browser features that affect privacy or cost money, all of them unused. */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The headers of every response, including 404. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Pages also have a policy in a meta element, with the hashes of their scripts and styles, and both apply. This
  // one has the directives that a meta element cannot set or that other files need too.
  'Content-Security-Policy': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For URLs whose content can change: cached, but revalidated on every request. */
export const cacheShortly = 'public, max-age=0, must-revalidate';

/** For URLs with a content hash. */
export const cacheForEver = 'public, max-age=31536000, immutable';

/** Folders of files with a content hash, without the base path. */
export const hashedFolders = ['/_next/static/', imageFolder] as const;

/**
 * {@link hashedFolders} as one regular expression, in the syntax common to JavaScript, PCRE and RE2.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export const hashedPattern = (base: string): string =>
  `^${base.replaceAll('.', String.raw`\.`)}(${hashedFolders.join('|')})`;

/**
 * The headers for a path.
 * @param path path without the base path, with its leading slash
 */
export const headersFor = (path: string): Record<string, string> => ({
  ...securityHeaders,
  'Cache-Control': new RegExp(hashedPattern('')).test(path) ? cacheForEver : cacheShortly,
});
