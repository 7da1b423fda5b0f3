import type { SiteSettings } from '../schema';
import { ownerLocation } from './location';
import { iconOf, readProfile } from './networks';
import type { Resume } from './resume';

export interface OwnerProfile {
  network: string;
  url: string;
  /** Name of an icon of react-icons. */
  icon: string;
}

/** The facts about the owner that pages show. */
export interface Owner {
  name: string;
  /** The job title; by default the position of the first job that has one. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
  summary?: string | undefined;
  email?: string | undefined;
  /** Set only if data/site.ts publishes it. */
  phone?: string | undefined;
  /** Origin of the site, without trailing slash. */
  url: string;
  timeZone: string;
  bookingUrl?: string | undefined;
  profiles: readonly OwnerProfile[];
  /** `src` is the path of a file in `public/`. */
  portrait?: { src: string; alt: string } | undefined;
  /** Undefined once it has expired. */
  availability?: SiteSettings['availability'];
}

/** The origin of a site without a URL. */
const NO_URL = 'https://portfolio.example.com';

/**
 * Collects the facts about the owner from data/resume.json and data/site.ts.
 * @param today YYYY-MM-DD
 * @param comma the comma of the language
 */
export function ownerOf(
  { basics, work }: Resume,
  site: SiteSettings,
  today: string,
  comma = ', ',
): Owner {
  const { name, label, summary, email, phone, image, location, profiles } = basics;
  return {
    name,
    label: label ?? work.find(({ position }) => position)?.position ?? '',
    location: ownerLocation(location, site.language, comma),
    summary,
    email,
    ...(site.publish?.phone && { phone }),
    url: originOf({ basics }),
    timeZone: site.timeZone,
    bookingUrl: site.bookingUrl,
    profiles: profiles.flatMap((profile) => {
      const read = readProfile(profile);
      return read ? { ...read, icon: iconOf(read.network, site.profileIcons) } : [];
    }),
    portrait: isPath(image) ? { src: image, alt: site.portraitAlt ?? name } : undefined,
    availability:
      site.availability && today <= site.availability.goodUntil ? site.availability : undefined,
  };
}

/** The origin of the site of a résumé's owner, without trailing slash. */
export const originOf = ({ basics: { url } }: Pick<Resume, 'basics'>): string =>
  url && /^https?:/.test(url) ? new URL(url).origin : NO_URL;

/** Images of other hosts are not shown, because the site makes no requests to other hosts. */
const isPath = (image: string | undefined): image is string => /^\/(?!\/)/.test(image ?? '');
