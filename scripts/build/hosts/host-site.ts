/** The data that the configuration of a host needs. */
export interface HostSite {
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  base: string;
  /** Permanent redirects, with the base path; for pages also from the path without trailing slash. */
  redirects: readonly (readonly [from: string, to: string])[];
  /** The tags of the languages besides the main one, which have 404 pages of their own. */
  languages: readonly string[];
}

/**
 * The redirects from earlier paths.
 * @param base path of the pages, such as `/portfolio` or `/portfolio/fr`; empty for none
 * @param aliases pages by their earlier paths
 */
export const redirectsOf = (
  base: string,
  aliases: ReadonlyMap<string, { path: string }>,
): HostSite['redirects'] =>
  [...aliases].flatMap(([alias, { path }]) => {
    const paths = alias.endsWith('/') ? [alias, alias.slice(0, -1)] : [alias];
    return paths.map((from) => [base + from, base + path] as const);
  });
