import { isHttpsUrl } from '../site/schemas/fields';
import type { KnownOwner } from './answers';
import { profileIcon } from './profile-icon';
import type { Resume } from './read-resume';

/**
 * What a résumé says of its owner.
 * @param systemZone IANA name of the time zone that the computer is in
 * @param unplaced is given the paths of what has no place
 */
export function ownerOf(
  basics: Resume['basics'],
  systemZone: string,
  unplaced: string[],
): KnownOwner {
  const { name, label, email, url, location, profiles } = basics;
  const place = location?.city ?? location?.region;
  const country = countryOf(location?.countryCode);
  const where = [place, country].filter((part) => part !== undefined).join(', ');
  const siteUrl = url && isHttpsUrl(url) ? new URL(url).origin : undefined;
  if (location?.city && (location.region ?? location.city) !== location.city) {
    unplaced.push('basics.location.region');
  }
  if (url && !siteUrl) unplaced.push('basics.url: it does not begin with https://');
  if (siteUrl && new URL(url ?? '').pathname !== '/') unplaced.push('basics.url: its path');
  return {
    ...(name && { name }),
    ...(label && { role: label }),
    ...(where && { location: where }),
    ...(email && { email }),
    ...(siteUrl && { siteUrl }),
    timeZone: timeZoneOf(location?.countryCode, place, systemZone),
    profiles: profiles.flatMap(({ network, url: profileUrl = '' }, index) => {
      if (isHttpsUrl(profileUrl)) {
        const site = new URL(profileUrl).hostname.replace(/^www\./, '');
        return { label: network ?? site, url: profileUrl, icon: profileIcon(network ?? site) };
      }
      unplaced.push(`basics.profiles[${index}]: it has no url that begins with https://`);
      return [];
    }),
  };
}

const isCountryCode = (code = '') => /^[a-z]{2}$/i.test(code);

const countryOf = (code = '') =>
  isCountryCode(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : undefined;

/** The zone of a country that is named after the place, else the computer's if it is there. */
function timeZoneOf(code = '', place = '', systemZone: string): string {
  if (!isCountryCode(code)) return systemZone;
  // A method in newer versions of Node.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const own = zones.find((zone) => zone.endsWith(`/${place.replaceAll(' ', '_')}`));
  return own ?? (zones.includes(systemZone) ? systemZone : (zones[0] ?? systemZone));
}
