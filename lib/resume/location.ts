const regionNames = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** Whether a text is the code of a country: ISO 3166-1 alpha-2, in any case. */
export const isCountryCode = (code: string): boolean =>
  /^[a-z]{2}$/i.test(code) && regionNames('en').of(code.toUpperCase()) !== undefined;

/**
 * The name of a country.
 * @param code ISO 3166-1 alpha-2; any other text is returned as it is
 */
export function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return regionNames(language).of(code.toUpperCase()) ?? code;
}

interface Location {
  city?: string | undefined;
  region?: string | undefined;
  countryCode?: string | undefined;
}

/** The name of a time zone (IANA) in a language: `Central European Time`. */
export const zoneName = (timeZone: string, language: string): string | undefined =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;

/**
 * Where the owner lives, without the street: `Lyon, France`; empty if the résumé has neither.
 * @param comma the comma of the language
 */
export function ownerLocation(
  { city, region, countryCode }: Location,
  language: string,
  comma = ', ',
) {
  const country = countryCode && countryName(countryCode, language);
  const parts = [city, region, country].filter((part) => part !== undefined);
  return [...new Set(parts)].join(comma);
}
