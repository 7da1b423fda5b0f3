/**
 * The name of a time zone: `Central European Time`, or `heure d’Europe centrale`.
 * @param timeZone IANA name
 * @param language of the name (BCP 47)
 * @param style `shortGeneric` names it after its country: `France Time`
 */
export const zoneName = (
  timeZone: string,
  language: string,
  style: 'longGeneric' | 'shortGeneric' = 'longGeneric',
): string | undefined =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: style })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
