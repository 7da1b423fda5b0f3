import { aliasesOf } from '@/lib/content/aliases';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { siteHeaders } from '@/lib/hosts/headers';
import type { HostSite } from '@/lib/hosts/host-site';

/**
 * What the configuration of hosts needs to know of the site.
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export function readHostSite(base: string): HostSite {
  const aliases = [...aliasesOf(siteContent())];
  return {
    base,
    headers: siteHeaders(site.settings.hsts),
    redirects: new Map(aliases.map(([alias, { route }]) => [alias, route])),
  };
}
