import type { Owner } from '@/data/owner';
import { isSet } from '../site/placeholders';

/** A profile on another site. */
export interface Profile {
  network: string;
  username: string;
  url: string;
}

/** What machines and readers of the CV are told of the owner. Values that are not set are left out. */
export interface PublishedOwner {
  name: string;
  role: string;
  location: string;
  email?: string;
  /** Where the site is published, its base path included. */
  url?: string;
  profiles: readonly Profile[];
  /** Where a call is booked. */
  bookingUrl?: string;
}

const networks = { github: 'GitHub', linkedin: 'LinkedIn', twitter: 'X' } as const;

/**
 * The facts of the owner that may leave the site. An e-mail address, site or profile that is still a
 * placeholder is no fact, so it is left out. Links within the site keep its address, placeholder or not: they have
 * no other.
 * @param siteAddress where the site is published, its base path included
 */
export function publishedOwner(owner: Owner, siteAddress: string): PublishedOwner {
  const { name, role, location, email, siteUrl } = owner;
  const { calendly } = owner.profiles;
  return {
    name,
    role,
    location,
    ...(isSet(email) && { email }),
    ...(isSet(siteUrl) && { url: siteAddress }),
    profiles: Object.entries(networks).flatMap(([key, network]) => {
      const url = owner.profiles[key as keyof typeof networks];
      return isSet(url) ? [{ network, username: lastSegment(url), url }] : [];
    }),
    ...(isSet(calendly) && { bookingUrl: calendly }),
  };
}

const lastSegment = (url: string) => url.replace(/\/$/, '').replace(/^.*[/@]/, '');
