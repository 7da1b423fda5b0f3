import { toIsoDate, toWrittenDate } from '../dates';

const WRITTEN = /^\s*(\d{1,4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,4})\s*$/;

/**
 * What is wrong with a text that is not a day as posts write it.
 * @returns why there is no such day, or how to write it; undefined if it does not look like a day
 */
export function explainDay(written: string): { found?: string; fix?: string } | undefined {
  // Without a time zone, Date reads the day of the machine's.
  const named = new Date(`${written} UTC`);
  if (
    /^[a-z]{3,}\.? \d|^\d{1,2}\.? [a-z]{3,}/i.test(written.trim()) &&
    !Number.isNaN(named.getTime())
  ) {
    return { fix: `write ${toWrittenDate(named.toISOString().slice(0, 10))}` };
  }
  const [, first = '', middle = '', last = ''] = WRITTEN.exec(halfWidth(written)) ?? [];
  const [year, month, day] =
    first.length === 4 ? [first, Number(middle), last] : [last, Number(middle), first];
  if (year.length !== 4 || day.length > 2) return undefined;
  if (month < 1 || month > 12) {
    const found = `"${written}", and there is no month ${month}`;
    const swapped = `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}-${year}`;
    return toIsoDate(swapped) ? { found, fix: `write ${swapped}` } : { found };
  }
  const days = new Date(Date.UTC(Number(year), month, 0));
  const name = days.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
  if (Number(day) < 1 || Number(day) > days.getUTCDate()) {
    return { found: `"${written}", and ${name} ${year} has ${days.getUTCDate()} days` };
  }
  const right = `${day.padStart(2, '0')}-${String(month).padStart(2, '0')}-${year}`;
  return toIsoDate(right) ? { fix: `write ${right}, which is ${Number(day)} ${name}` } : undefined;
}

/** A date in the digits of ASCII, and its 年, 月 and 日 as hyphens. */
const halfWidth = (date: string) =>
  date
    .normalize('NFKC')
    .replace(/[年月]/g, '-')
    .replace('日', '');
