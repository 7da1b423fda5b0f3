import { aliasesOf } from '../content/aliases';
import type { Content } from '../content/load';
import type { SiteSettings } from '../schema';
import { siteHeaders } from './headers';

/** What the configuration of a host is generated from. */
export interface HostSite {
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  base: string;
  /** The headers of every response: see headers.ts. */
  headers: Readonly<Record<string, string>>;
  /** Permanent redirects: new paths by old ones, below the base path. */
  redirects: ReadonlyMap<string, string>;
}

/** What the configuration of a server is generated from. */
export interface ServerSite extends HostSite {
  /** Document root on the server. With a base path, the export is in that folder below it. */
  root: string;
  /** Port to listen on. */
  port: number;
}

/**
 * What the configuration of hosts needs to know of a site.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export const hostSite = (base: string, hsts: SiteSettings['hsts'], content: Content): HostSite => ({
  base,
  headers: siteHeaders(hsts),
  redirects: new Map([...aliasesOf(content)].map(([alias, { route }]) => [alias, route])),
});

/** The default document root and port. */
export const defaultServer = { root: '/var/www/site', port: 80 } as const;

/** A redirect as hosts need it: with the base path, and for the path of a page without its slash too. */
export const redirectsOf = ({ base, redirects }: HostSite): [from: string, to: string][] =>
  [...redirects].flatMap(([from, to]): [string, string][] => [
    [base + from, base + to],
    ...(from.endsWith('/') ? [[base + from.slice(0, -1), base + to] as [string, string]] : []),
  ]);

/** The files of an export that are for hosts alone. */
export const hostFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects', 'vercel.json'];

/** The beginning of a regular expression for their paths, in the syntax common to PCRE and RE2. */
export const hostFilesPattern = (base: string) =>
  `^${[base, `/(${hostFiles.join('|')})`].join('').replaceAll('.', String.raw`\.`)}`;
