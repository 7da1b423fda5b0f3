import { cvFiles } from '../cv/cv-files';
import { vcardName } from '../resume/vcard';
import { outputFiles } from '../urls';
import { switchedOffPart, type SitePages } from './pages';
import type { Site } from './read-site';
import type { SiteLink } from '../schema';

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
  /** Whether its page exists; false for a link of `data/navigation.ts` that is `missing`. */
  exists?: boolean;
  /** Whether it leads to the owner on another site. */
  isProfile?: boolean;
}

type Facts = Pick<Site, 'owner' | 'settings'>;

/**
 * Resolves the targets of links.
 * @param links links of `data/navigation.ts`
 * @param pages the enabled parts of the site
 * @returns the links in their order, without those to a profile or booking page that the owner does
 *   not have, or to a disabled page
 */
export const resolveLinks = (
  links: readonly SiteLink[],
  site: Facts,
  pages: SitePages,
): ResolvedLink[] =>
  links.flatMap(({ label, href, icon, iconOnly, missing }) => {
    const target = targetOf(href, site, pages);
    if (!target) return [];
    return {
      ...target,
      label,
      ...(icon && { icon }),
      ...(iconOnly && { iconOnly }),
      ...(missing && { exists: false }),
    };
  });

type Target = Omit<ResolvedLink, 'label'>;

function targetOf(href: string, site: Facts, pages: SitePages): Target | undefined {
  const { owner } = site;
  const external = (url: string | undefined, icon?: string): Target | undefined =>
    url ? { href: url, kind: 'external', icon } : undefined;
  if (href === 'email') return external(owner.email && `mailto:${owner.email}`);
  if (href === 'booking') return external(owner.bookingUrl);
  if (href === 'cv') {
    const [file] = pages.cv ? cvFiles(site) : [];
    return file && { href: file.path, kind: 'download', fileName: file.name };
  }
  if (href === 'vcard') {
    return { href: outputFiles.vcard, kind: 'download', fileName: vcardName(owner.name) };
  }
  if (href.startsWith('profile:')) {
    const profile = owner.profiles.find(({ network }) => network === href.slice('profile:'.length));
    const target = external(profile?.url, profile?.icon);
    return target && { ...target, isProfile: true };
  }
  if (!href.startsWith('/')) return external(href);
  return switchedOffPart(href, pages) ? undefined : { href, kind: 'internal' };
}
