import { isHttpsUrl } from '../site/schemas/fields';
import { canonicalZone } from '../site/schemas/owner';
import { zoneName } from '../site/zone-name';
import { ENGLISH, isEnglish, type KnownOwner } from './answers';
import { profileOf } from './profile-icon';
import type { Resume } from './read-resume';

/**
 * What a résumé says of its owner.
 * @param language of the site, in which countries have their names
 * @param systemZone IANA name of the time zone that the computer is in
 * @param unplaced is given the paths of what has no place
 * @returns also whether the time zone is not sure
 */
export function ownerOf(
  { basics, work }: Pick<Resume, 'basics' | 'work'>,
  language: string,
  systemZone: string,
  unplaced: string[],
) {
  const { name, label, email, url, location, profiles } = basics;
  const place = location?.city ?? location?.region;
  const country = countryOf(location?.countryCode, language);
  const where = [place, country].filter((part) => part !== undefined).join(', ');
  const siteUrl = url && isHttpsUrl(url) ? url.replace(/\/$/, '') : undefined;
  if (location?.city && (location.region ?? location.city) !== location.city) {
    unplaced.push('basics.location.region');
  }
  if (url && !siteUrl) unplaced.push('basics.url: it does not begin with https://');
  const places = [place, ...work.map((job) => job.location)];
  const { timeZone, isGuess } = timeZoneOf(places, language, systemZone, location?.countryCode);
  const owner: KnownOwner = {
    ...(name && { name }),
    ...(label && { role: label }),
    ...(where && { location: where }),
    ...(email && { email }),
    ...(siteUrl && { siteUrl }),
    timeZone,
    profiles: profiles.flatMap(({ network, url: profileUrl = '' }, index) => {
      if (isHttpsUrl(profileUrl)) return profileOf(profileUrl, network);
      unplaced.push(`basics.profiles[${index}]: it has no url that begins with https://`);
      return [];
    }),
  };
  return { owner, isZoneGuessed: isGuess };
}

const isCountryCode = (code = '') => /^[a-z]{2}$/i.test(code);

const countryOf = (code = '', language: string) =>
  isCountryCode(code) ? new Intl.DisplayNames(language, { type: 'region' }).of(code) : undefined;

/**
 * The time zone that is named after the owner's city. Else it is a guess, unless the country has one:
 * the computer's if it is in the country, the one of a city in which the owner worked, the one that Intl
 * names after the country, or the country's first.
 * @param places the owner's, then those of jobs
 * @param language of the site (BCP 47)
 * @param systemZone IANA name of the time zone that the computer is in
 * @param code ISO 3166 code of the country, if it is known
 */
export function timeZoneOf(
  [home, ...others]: readonly (string | undefined)[],
  language: string,
  systemZone: string,
  code = '',
): { timeZone: string; isGuess: boolean } {
  const zones = isCountryCode(code) ? zonesOf(code) : [];
  const named = zoneNamedAfter(home, zones);
  if (named) return { timeZone: named, isGuess: false };
  const likely = code ? undefined : likelyCountry(language, systemZone);
  if (likely) return { ...timeZoneOf(others, language, systemZone, likely), isGuess: true };
  const guesses = [
    zones.find((zone) => zone === systemZone),
    ...others
      .map((place) => zoneNamedAfter(place, zones))
      .filter((zone = '') => zones.includes(zone)),
    // Spain Time is that of Madrid; Ceuta has Ceuta Time.
    zones.find(
      (zone) => zoneName(zone, ENGLISH, 'shortGeneric') === `${countryOf(code, ENGLISH)} Time`,
    ),
  ];
  const timeZone = guesses.find(Boolean) ?? zones[0] ?? systemZone;
  return { timeZone, isGuess: zones.length !== 1 };
}

/** The country of most who speak a language, on a computer that does not say where it is. */
const likelyCountry = (language: string, systemZone: string) =>
  systemZone === 'UTC' && !isEnglish(language)
    ? new Intl.Locale(language).maximize().region
    : undefined;

function zoneNamedAfter(place = '', zones: readonly string[]): string | undefined {
  const all = zones.length > 0 ? zones : Intl.supportedValuesOf('timeZone');
  const [city = ''] = place.normalize('NFD').replace(/\p{M}/gu, '').split(',');
  return [...new Set(all.map((zone) => zone.split('/', 1)[0]))]
    .map((area) => canonicalZone(`${area}/${city.trim().replaceAll(' ', '_')}`))
    .find(Boolean);
}

function zonesOf(code: string): string[] {
  // A method in newer versions of Node.
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
