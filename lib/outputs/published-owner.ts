import { isSet } from '../site/placeholders';
import type { Owner } from '../site/types';

/**
 * The owner's facts for outputs and the CV. An email address, site URL or profile that is still a
 * placeholder is omitted. Links to the site's own pages use its URL even if it is a placeholder,
 * because there is no other.
 * @param siteUrl URL of the site, including the base path
 */
export function publishedOwner(owner: Owner, siteUrl: string) {
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

/** The last part of the path of a profile, unless that names a file. */
function userIn(url: string): { username?: string } {
  const username = new URL(url).pathname.replace(/\/$/, '').replace(/^.*[/@]/, '');
  return username === '' || /\.(html?|json|php|rss|xml)$/.test(username) ? {} : { username };
}
