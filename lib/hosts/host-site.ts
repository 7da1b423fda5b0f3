import { aliasesOf } from '../content/aliases';
import type { Content } from '../content/load';

/** The data that the configuration of a host needs. */
export interface HostSite {
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  base: string;
  /** Permanent redirects: new paths by old ones, without the base path. */
  redirects: ReadonlyMap<string, string>;
}

/** The data that the configuration of a server needs. */
export interface ServerSite extends HostSite {
  /** Document root on the server. With a base path, the export is in that folder below it. */
  root: string;
  /** Port to listen on. */
  port: number;
}

/**
 * Collects the data for the configuration of hosts.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export const hostSite = (base: string, content: Content): HostSite => ({
  base,
  redirects: new Map([...aliasesOf(content)].map(([alias, { path }]) => [alias, path])),
});

/** The redirects with the base path; for pages also from the path without trailing slash. */
export const redirectsOf = ({ base, redirects }: HostSite): [from: string, to: string][] =>
  [...redirects].flatMap(([from, to]): [string, string][] => [
    [base + from, base + to],
    ...(from.endsWith('/') ? [[base + from.slice(0, -1), base + to] as [string, string]] : []),
  ]);
