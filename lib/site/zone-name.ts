/** The city of a time zone, for people: `New York`. Zones that are named after no city stay as they are. */
export const zoneName = (timeZone: string): string =>
  timeZone.replace(/^(?!Etc\/).*\//, '').replaceAll('_', ' ');
