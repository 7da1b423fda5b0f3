import { cvFiles } from './cv/cv-files';
import type { Owner } from './resume/owner';
import { vcardName } from './resume/vcard';
import type { SiteLink, SiteSettings } from './schema';
import { missingSection, type SiteSections } from './site-sections';
import { outputFiles, type Original, type ResolvePath } from './urls';

/** A link with its resolved target, ready to render. */
export interface ResolvedLink {
  label: string;
  /** A path without the base path, or a URL. A file has the base path. */
  href: string;
  /** The page in another language, if it is not translated. */
  original?: Original | undefined;
  type: 'internal' | 'external' | 'download' | 'file';
  /** File name of a download. */
  fileName?: string;
  /** Name of a react-icons icon. */
  icon?: string | undefined;
  iconOnly?: boolean;
  /** False for a link of `data/navigation.ts` that is `missing` on purpose. */
  exists?: boolean;
  /** Whether it leads to a profile of the owner. */
  isProfile?: boolean;
}

/** The facts that decide where links lead. */
interface LinkFacts {
  owner: Owner;
  settings: SiteSettings;
  sections: SiteSections;
  /** Says where paths lead; by default to pages of this language. */
  resolvePath?: ResolvePath;
}

/**
 * Resolves the targets of links.
 * @param links links of `data/navigation.ts`
 * @returns the links in the same order. Links to a profile, booking page or section that does not exist are left
 *   out
 */
export const resolveLinks = (links: readonly SiteLink[], facts: LinkFacts): ResolvedLink[] =>
  links.flatMap(({ label, href, icon, iconOnly, missing }) => {
    const target = targetOf(href, facts);
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

function targetOf(href: string, facts: LinkFacts): Target | undefined {
  const { owner, sections } = facts;
  const external = (url: string | undefined, icon?: string): Target | undefined =>
    url ? { href: url, type: 'external', icon } : undefined;
  if (href === 'email') return external(owner.email && `mailto:${owner.email}`);
  if (href === 'booking') return external(owner.bookingUrl);
  if (href === 'cv' || href === 'cv-word') {
    const file = cvFiles(facts).find(({ format }) => (format === 'word') === (href === 'cv-word'));
    return file && { href: file.path, type: 'download', fileName: file.name };
  }
  if (href === 'vcard') {
    const fileName = vcardName(owner.name, facts.settings.language);
    return { href: outputFiles.vcard, type: 'download', fileName };
  }
  if (href.startsWith('profile:')) {
    const profile = owner.profiles.find(({ network }) => network === href.slice('profile:'.length));
    const target = external(profile?.url, profile?.icon);
    return target && { ...target, isProfile: true };
  }
  if (!href.startsWith('/')) return external(href);
  const { href: file, page, original } = facts.resolvePath?.(href) ?? { href, page: href };
  if (original) return { href, type: 'internal', original };
  if (page === undefined) return { href: file, type: 'file' };
  return missingSection(page, sections) ? undefined : { href: page, type: 'internal' };
}
