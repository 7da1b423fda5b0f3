import { cvFile } from '../outputs/cv-file';
import { vcardName } from '../outputs/vcard';
import { outputFiles } from '../urls';
import { isSwitchedOff, type SitePages } from './pages';
import type { Owner, SiteLink } from './types';

/** A link with its resolved target, ready to render. */
export interface ResolvedLink {
  label: string;
  /** A path below the base path, or a URL. */
  href: string;
  kind: 'internal' | 'external' | 'download';
  /** File name of a download. */
  fileName?: string;
  /** Name of a react-icons icon. */
  icon?: string | undefined;
  iconOnly?: boolean;
  /** Whether it leads to the owner on another site. */
  isProfile?: boolean;
}

/**
 * Resolves the targets of links.
 * @param links links of `data/navigation.ts`
 * @param pages the enabled parts of the site
 * @returns the links in their order, without those to a profile or booking page that the owner does
 *   not have, or to a disabled page
 */
export const resolveLinks = (
  links: readonly SiteLink[],
  owner: Owner,
  pages: SitePages,
): ResolvedLink[] =>
  links.flatMap(({ label, href, icon, iconOnly }) => {
    const target = targetOf(href, owner, pages);
    if (!target) return [];
    return {
      ...target,
      label,
      ...((icon ?? target.icon) && { icon: icon ?? target.icon }),
      ...(iconOnly && { iconOnly }),
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
    const target = external(profile?.url, profile?.icon);
    return target && { ...target, isProfile: true };
  }
  if (!href.startsWith('/')) return external(href);
  return isSwitchedOff(href, pages) ? undefined : { href, kind: 'internal' };
}
