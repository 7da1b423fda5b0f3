import { isHttpsUrl } from '../site/schemas/fields';
import { canonicalZone } from '../site/schemas/owner';
import type { KnownOwner } from './answers';
import { profileOf } from './profile-icon';
import type { Resume } from './read-resume';

/**
 * What a résumé says of its owner.
 * @param language of the site, in which countries have their names
 * @param systemZone IANA name of the time zone that the computer is in
 * @param unplaced is given the paths of what has no place
 */
export function ownerOf(
  basics: Resume['basics'],
  language: string,
  systemZone: string,
  unplaced: string[],
): KnownOwner {
  const { name, label, email, url, location, profiles } = basics;
  const place = location?.city ?? location?.region;
  const country = countryOf(location?.countryCode, language);
  const where = [place, country].filter((part) => part !== undefined).join(', ');
  const siteUrl = url && isHttpsUrl(url) ? url.replace(/\/$/, '') : undefined;
  if (location?.city && (location.region ?? location.city) !== location.city) {
    unplaced.push('basics.location.region');
  }
  if (url && !siteUrl) unplaced.push('basics.url: it does not begin with https://');
  return {
    ...(name && { name }),
    ...(label && { role: label }),
    ...(where && { location: where }),
    ...(email && { email }),
    ...(siteUrl && { siteUrl }),
    timeZone: timeZoneOf(place, systemZone, location?.countryCode),
    profiles: profiles.flatMap(({ network, url: profileUrl = '' }, index) => {
      if (isHttpsUrl(profileUrl)) return profileOf(profileUrl, network);
      unplaced.push(`basics.profiles[${index}]: it has no url that begins with https://`);
      return [];
    }),
  };
}

const isCountryCode = (code = '') => /^[a-z]{2}$/i.test(code);

const countryOf = (code = '', language: string) =>
  isCountryCode(code) ? new Intl.DisplayNames(language, { type: 'region' }).of(code) : undefined;

/**
 * The time zone that is named after a city; else the computer's if it is in the country, or the
 * country's first.
 * @param code ISO 3166 code of the country, if it is known
 */
export function timeZoneOf(place = '', systemZone: string, code = ''): string {
  const zones = isCountryCode(code) ? zonesOf(code) : [];
  const all = zones.length > 0 ? zones : Intl.supportedValuesOf('timeZone');
  const [city = ''] = place.normalize('NFD').replace(/\p{M}/gu, '').split(',');
  const own = [...new Set(all.map((zone) => zone.split('/', 1)[0]))]
    .map((area) => canonicalZone(`${area}/${city.trim().replaceAll(' ', '_')}`))
    .find(Boolean);
  return own ?? (zones.includes(systemZone) ? systemZone : (zones[0] ?? systemZone));
}

function zonesOf(code: string): string[] {
  // A method in newer versions of Node.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
