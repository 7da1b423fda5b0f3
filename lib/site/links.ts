import { cvFile } from '../outputs/cv-file';
import { vcardName } from '../outputs/vcard';
import { outputFiles } from '../urls';
import { isSwitchedOff, type SitePages } from './pages';
import type { Owner, SiteLink } from './types';

/** A link as a component shows it. */
export interface ResolvedLink {
  label: string;
  /** A path below the base path, or a URL. */
  href: string;
  kind: 'internal' | 'external' | 'download';
  /** The name under which a download is saved. */
  fileName?: string;
  /** Name of an icon of react-icons. */
  icon?: string | undefined;
  iconOnly?: boolean;
  /** False where there is no page to prefetch. */
  prefetch?: false;
}

/**
 * Finds what the links of a list lead to.
 * @param links as `data/navigation.ts` has them
 * @param pages the parts of the site that there are
 * @returns the links in their order, without those that lead to something that the owner does not
 *   have: a profile, a booking page, a page that is switched off
 */
export const resolveLinks = (
  links: readonly SiteLink[],
  owner: Owner,
  pages: SitePages,
): ResolvedLink[] =>
  links.flatMap(({ label, href, icon, iconOnly, missing }) => {
    const target = targetOf(href, owner, pages);
    if (!target) return [];
    return {
      ...target,
      label,
      ...((icon ?? target.icon) && { icon: icon ?? target.icon }),
      ...(iconOnly && { iconOnly }),
      ...(missing && { prefetch: false as const }),
    };
  });

type Target = Omit<ResolvedLink, 'label'>;

function targetOf(href: string, owner: Owner, pages: SitePages): Target | undefined {
  const external = (url: string | undefined, icon?: string): Target | undefined =>
    url ? { href: url, kind: 'external', icon } : undefined;
  if (href === 'email') return external(owner.email && `mailto:${owner.email}`);
  if (href === 'booking') return external(owner.bookingUrl);
  if (href === 'cv') {
    const { path, name } = cvFile('a4', owner.name);
    return pages.cv ? { href: path, kind: 'download', fileName: name } : undefined;
  }
  if (href === 'vcard') {
    return { href: outputFiles.vcard, kind: 'download', fileName: vcardName(owner) };
  }
  if (href.startsWith('profile:')) {
    const profile = owner.profiles.find(({ label }) => label === href.slice('profile:'.length));
    return external(profile?.url, profile?.icon);
  }
  if (!href.startsWith('/')) return external(href);
  return isSwitchedOff(href, pages) ? undefined : { href, kind: 'internal' };
}
