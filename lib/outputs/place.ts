const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** The ISO 3166 code of a country. */
function countryCode(name: string, language: string): string | undefined {
  const names = [language, 'en'].map(
    (each) => new Intl.DisplayNames(each, { type: 'region', fallback: 'none' }),
  );
  const code = letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => names.some((each) => each.of(code) === name));
  // Former codes, such as that of East Germany, have the names of their successors.
  return code && new Intl.Locale(`und-${code}`).region;
}

/**
 * Splits a place such as "Berlin, Germany" into city and country.
 * @param language language of the site (BCP 47): countries are known by their names in it and in English
 */
export function placeOf(location: string, language: string) {
  const parts = location.split(/,\s*/);
  const country = parts.at(-1) ?? '';
  const code = countryCode(country, language);
  return code ? { city: parts.slice(0, -1).join(', '), country, code } : { city: location };
}
