const WRITTEN_DATE = /^(?:(\d{2})-(\d{2})-(\d{4})|(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:\d{2}.*)?)$/;

/**
 * Converts the date formats of posts to ISO 8601.
 * @param input a date as DD-MM-YYYY, or as YYYY-MM-DD with or without a time
 * @returns the same date as YYYY-MM-DD, or undefined if the calendar has no such day
 */
export function toIsoDate(input: string): string | undefined {
  const [, day, month, year, iso = `${year}-${month}-${day}`] = WRITTEN_DATE.exec(input) ?? [];
  const date = new Date(`${iso}T00:00:00Z`);
  const isRealDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isRealDay ? iso : undefined;
}

/** Converts YYYY-MM-DD to the date format of front matter, DD-MM-YYYY. */
export const toWrittenDate = (iso: string): string => iso.split('-').reverse().join('-');

/**
 * The day of the build, YYYY-MM-DD. `SOURCE_DATE_EPOCH` (in seconds) overrides the clock for reproducible
 * builds: https://reproducible-builds.org/specs/source-date-epoch/
 * @param timeZone time zone of the day, such as `Europe/Paris`
 */
export function buildDay(timeZone = 'UTC', epoch = process.env.SOURCE_DATE_EPOCH): string {
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // Swedish writes days in this form.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
}
