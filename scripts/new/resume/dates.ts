/** Languages whose names of months are known. */
const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'pl', 'sv', 'ru', 'tr'];

/** A month without accents and dots, in the length in which its name is told from the others. */
const wordOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

/** Numbers of months by their names, short and long: `sept`, `march`, `juin`. */
const months = new Map(
  languages.flatMap((language) =>
    (['short', 'long'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(language, { month: length, day: 'numeric' });
      return Array.from({ length: 12 }, (_, month) => {
        const parts = format.formatToParts(new Date(2024, month, 15));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return [wordOf(name), String(month + 1).padStart(2, '0')] as const;
      });
    }),
  ),
);

/**
 * Reads a date as people and programs write it: `Jun 2018`, `Apr 3, 2023`, `juin 2018`, `06/2018`, `2018.06`, `2018`.
 * @returns YYYY-MM or YYYY; undefined if the text has no year
 */
export function readDate(text: string): string | undefined {
  const year = /(?<!\d)(19|20)\d\d(?!\d)/.exec(text)?.[0];
  if (year === undefined) return undefined;
  const words = wordOf(text).match(/\p{L}{3,}/gu) ?? [];
  const named = words.flatMap((word) => months.get(word) ?? months.get(word.slice(0, 3)) ?? [])[0];
  const [, before, after] =
    /(?:(?<!\d)(0?[1-9]|1[0-2])[/.-])?(?:19|20)\d\d(?:[/.年-](0?[1-9]|1[0-2])(?!\d))?/.exec(text) ??
    [];
  const month = named ?? (after ?? before)?.padStart(2, '0');
  return month ? `${year}-${month}` : year;
}

/** Reads a period: `Aug. 2022 - July 2027`, `2020 – Present`. A period without an end goes on. */
export function readPeriod(text: string): {
  startDate?: string | undefined;
  endDate?: string | undefined;
} {
  const [start = '', ...rest] = text.split(
    /\s+(?:to|bis|-)\s+|\s*[–—~至]\s*|(?<=\d{4})-(?=\d{4}(?!\d))/,
  );
  const end = rest.join(' ');
  const startDate = readDate(start);
  // A single date is a moment.
  return { startDate, endDate: rest.length > 0 ? readDate(end) : startDate };
}
