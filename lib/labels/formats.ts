/** A text for numbers, by the names of {@link Intl.PluralRules}, with `#` for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Commas by script, where they are not that of the Latin one. */
const commas: Readonly<Record<string, string>> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' };

/** How a day, a month and a year are written, by the length of their ISO dates. */
const fieldsOf: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  10: { dateStyle: 'long' },
  7: { year: 'numeric', month: 'short' },
  4: { year: 'numeric' },
};

/** Months as English texts write them: `June 2022`, `Sept 2018`. `Intl` shortens all to three letters. */
const englishMonths: Readonly<Record<string, string>> = {
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Sep: 'Sept',
};

/**
 * How a language counts, lists and writes dates, as `Intl` knows it. The years and digits are those of the URLs.
 * @param language BCP 47 tag
 */
export function formatsIn(language: string) {
  const formatter = (fields: Intl.DateTimeFormatOptions | undefined) =>
    new Intl.DateTimeFormat(language, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      ...fields,
    });
  const withMonths = (text: string) =>
    language === 'en' ? text.replace(/[a-z]+/gi, (word) => englishMonths[word] ?? word) : text;
  const writeDate = (date: string) =>
    withMonths(formatter(fieldsOf[date.length]).format(new Date(date)));

  const { script = '' } = new Intl.Locale(language).maximize();
  const comma = commas[script] ?? ', ';

  return {
    /** Counts something: `plural(2, { one: '# post', other: '# posts' })` is "2 posts". */
    plural(count: number, forms: Forms): string {
      const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
      return form.replace('#', String(count));
    },

    comma,

    /** Joins the parts that are not empty with the comma of the language. */
    joined: (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(comma),

    dates: {
      /** The day of a post, YYYY-MM-DD. */
      day: (date: string): string => formatter({ dateStyle: 'medium' }).format(new Date(date)),
      /** A day, month or year of the career: YYYY-MM-DD, YYYY-MM or YYYY. */
      date: writeDate,
      /** A period between two months or years. */
      range(start: string, end: string): string {
        const format = formatter(fieldsOf[start.length]);
        const range = format.formatRange(new Date(start), new Date(end)).replaceAll('\u2009', ' ');
        // Japanese and Chinese have 2022年6月, but 2022/06～2022/09.
        const isUsual = start.length === end.length && !range.includes('/');
        if (isUsual) return withMonths(range).replace(/^(\d+) – (\d+)$/, '$1–$2');
        const dash = range.includes('～') ? '～' : ' – ';
        return writeDate(start) + dash + writeDate(end);
      },
      /** Joins the periods of a project. */
      and: (periods: readonly string[]): string => new Intl.ListFormat(language).format(periods),
    },
  };
}
