import { aliasesOf } from '../content/aliases';
import type { Content } from '../content/load';

/** What the configuration of a host is generated from. */
export interface HostSite {
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  base: string;
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
export const hostSite = (base: string, content: Content): HostSite => ({
  base,
  redirects: new Map([...aliasesOf(content)].map(([alias, { path }]) => [alias, path])),
});

/** A redirect as hosts need it: with the base path, and for the path of a page without its slash too. */
export const redirectsOf = ({ base, redirects }: HostSite): [from: string, to: string][] =>
  [...redirects].flatMap(([from, to]): [string, string][] => [
    [base + from, base + to],
    ...(from.endsWith('/') ? [[base + from.slice(0, -1), base + to] as [string, string]] : []),
  ]);
