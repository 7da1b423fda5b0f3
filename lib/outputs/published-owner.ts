import { isSet } from '../site/placeholders';
import type { Owner } from '../site/types';

/** A profile on another site. */
export interface Profile {
  network: string;
  /** The last part of its path, unless that names a file. */
  username?: string;
  url: string;
}

/** The owner's facts for outputs and the CV. Values that are not set are omitted. */
export interface PublishedOwner {
  name: string;
  givenName: string;
  role: string;
  location: string;
  email?: string;
  /** URL of the site, including the base path. */
  url?: string;
  profiles: readonly Profile[];
  /** URL of the page for booking a call. */
  bookingUrl?: string;
}

/**
 * The owner's facts for outputs and the CV. An email address, site URL or profile that is still a
 * placeholder is omitted. Links to the site's own pages use its URL even if it is a placeholder,
 * because there is no other.
 * @param siteUrl URL of the site, including the base path
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
      .map(({ label, url }) => ({ network: label, ...userIn(url), url })),
    ...(bookingUrl && isSet(bookingUrl) && { bookingUrl }),
  };
}

function userIn(url: string): Pick<Profile, 'username'> {
  const username = new URL(url).pathname.replace(/\/$/, '').replace(/^.*[/@]/, '');
  return username === '' || /\.(html?|json|php|rss|xml)$/.test(username) ? {} : { username };
}
