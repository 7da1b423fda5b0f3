import type { Basics } from './resume';

/**
 * The name of a country.
 * @param code ISO 3166-1 alpha-2; any other text is returned as it is
 * @param language of the name (BCP 47)
 */
export function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? code;
}

/**
 * Where the owner lives, without the street: `Lyon, France`.
 * @param language of the name of the country (BCP 47)
 * @returns an empty text if the résumé does not say
 */
export function placeOf({ city, region, countryCode }: Basics['location'], language: string) {
  const country = countryCode && countryName(countryCode, language);
  const parts = [city, region, country].filter((part) => part !== undefined);
  return [...new Set(parts)].join(', ');
}
