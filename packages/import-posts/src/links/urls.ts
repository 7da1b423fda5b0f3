import { decode, isAbsolute } from '../site';
import type { SourceSite } from '../source/generator';

/* URLs of the other site. */

type Site = Pick<SourceSite, 'url'>;

/** A path that begins with one slash, and has no double ones. */
export const withSlashes = (path: string): string => `/${path}`.replace(/\/{2,}/g, '/');

/**
 * The path of a URL on the other site.
 * @returns undefined for a URL of a third site
 */
export function pathIn(url: string, { url: siteUrl }: Site): string | undefined {
  if (!isAbsolute(url)) return withSlashes(url);
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!siteUrl || !URL.canParse(absolute) || !isSameHost(siteUrl, absolute)) return undefined;
  const { pathname, search, hash } = new URL(absolute);
  return `${pathname}${search}${hash}`;
}

/** Whether two URLs lead to one host; `www.` makes no difference. */
export function isSameHost(a: string, b: string): boolean {
  const bareHost = (url: string) =>
    URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : undefined;
  return bareHost(a) === bareHost(b);
}

/** A path in the form in which paths are compared: /2019/Café/index.html and /2019/caf%C3%A9 are one. */
export const pathKey = (path: string): string =>
  decode(path.replace(/[?#].*$/, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\/index)?\.html?$|\/index$/, '')
    .replace(/\/+$/, '');

/** The path below which a site stands, without a slash at its end: `/blog` for https://example.org/blog/. */
export const prefixOf = ({ url }: Site): string =>
  url && URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : '';

/**
 * The absolute URL of a path on the other site.
 * @param from the path of the page that has the link, if it is known
 * @returns undefined if the URL of that site is unknown, or if this site replaces it
 */
export function oldUrl(
  href: string,
  from: string | undefined,
  { url, pattern }: Pick<SourceSite, 'url' | 'pattern'>,
  newUrl: string,
): string | undefined {
  if (!url || pattern === null || !URL.canParse(url) || isSameHost(url, newUrl)) return undefined;
  const { origin } = new URL(url);
  const base = `${origin}${from ?? '/'}`;
  const isRelative = !href.startsWith('/');
  // Files of Markdown have no URLs.
  if (/\.mdx?([?#]|$)/.test(href) || (isRelative && !from)) return undefined;
  if (!URL.canParse(href, base)) return undefined;
  const { pathname, search, hash } = new URL(href, base);
  const prefix = prefixOf({ url });
  const isBelow = prefix === '' || pathname.startsWith(`${prefix}/`);
  return `${origin}${isBelow ? '' : prefix}${pathname}${search}${hash}`;
}
