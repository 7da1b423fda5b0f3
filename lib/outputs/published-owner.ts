import { isSet } from '../site/placeholders';
import type { Owner } from '../site/types';

/** A profile on another site. */
export interface Profile {
  network: string;
  username: string;
  url: string;
}

/** The owner as machines and readers of the CV see them. Values that are not set are left out. */
export interface PublishedOwner {
  name: string;
  givenName: string;
  role: string;
  location: string;
  email?: string;
  /** Where the site is published, its base path included. */
  url?: string;
  profiles: readonly Profile[];
  /** Where a call is booked. */
  bookingUrl?: string;
}

/**
 * The facts of the owner that may leave the site. A placeholder is no fact, so an e-mail address, site
 * or profile that still is one is left out. Links within the site keep its URL, placeholder or not:
 * they have no other.
 * @param siteUrl where the site is published, its base path included
 */
export function publishedOwner(owner: Owner, siteUrl: string): PublishedOwner {
  const { name, givenName, role, location, email, bookingUrl, profiles } = owner;
  return {
    name,
    givenName,
    role,
    location,
    ...(email && isSet(email) && { email }),
    ...(isSet(owner.siteUrl) && { url: siteUrl }),
    profiles: profiles
      .filter(({ url }) => isSet(url))
      .map(({ label, url }) => ({ network: label, username: lastSegment(url), url })),
    ...(bookingUrl && isSet(bookingUrl) && { bookingUrl }),
  };
}

const lastSegment = (url: string) => url.replace(/\/$/, '').replace(/^.*[/@]/, '');
