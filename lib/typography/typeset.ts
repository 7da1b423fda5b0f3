import { marksIn } from './quotation-marks';
import { apostrophe, isDigit, typographicQuotes } from './straight-quotes';

/** A part of a text that reads better as another one. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Stands for code, formulas and images within a text. They count as words. */
export const OBJECT = '\uFFFC';

/** Parts that are no prose: `https://example.org/it's`, `class="a"`. */
const VERBATIM = /[\w+.-]+:\/\/[^\s"<>]*[^\s"'<>.,;:!?)]|(?<=\w=)(?:"[^"\n]*"|'[^'\n]*')/g;

/** Straight quotation marks and apostrophes, three dots, and hyphens between spaces. */
const PLAIN = /["']|(?<![.[({<])\.{3}(?!\.)|(?<=\S\s)-{1,3}(?=\s\S)/g;

/** Also the spaces at which a French line must not break: before `: ; ! ? » %` and currency signs, and after `«`. */
const FRENCH = new RegExp(`${PLAIN.source}|(?<=\\S) (?=[:;!?»%€$£])|(?<=«) `, 'g');

/**
 * Finds typewriter characters (straight quotes, three dots, hyphens between spaces), and the typographic ones for them.
 * Ambiguous ones stay, such as the inches of 13".
 * @param text the text of one paragraph, heading or the like, with {@link OBJECT} in place of code
 * @param language its BCP 47 tag; in languages without known quotation marks, straight ones stay
 */
export function typographicReplacements(text: string, language: string): Replacement[] {
  const [main = ''] = language.split('-');
  const marks = marksIn(language);
  const prose = text.replace(VERBATIM, (part) => OBJECT.repeat(part.length));
  const quotes = marks && typographicQuotes(prose, marks);
  return Array.from(prose.matchAll(main === 'fr' ? FRENCH : PLAIN)).flatMap(
    ({ 0: plain, index: start }) => {
      const replacement = (text: string) => [{ start, end: start + plain.length, text }];
      if (plain === ' ') return replacement('\u00A0');
      if (plain === '...') return replacement('…');
      if (plain.startsWith('-')) {
        const isMinus = isDigit(prose[start - 2] ?? '') && isDigit(prose[start + 2] ?? '');
        if (isMinus && plain === '-') return [];
        return replacement(plain === '---' || /^(ru|uk|be)$/.test(main) ? '—' : '–');
      }
      const mark = quotes ? quotes.get(start) : plain === "'" && apostrophe(prose, start);
      return mark ? replacement(mark) : [];
    },
  );
}

/**
 * Returns the text with the quotation marks, apostrophes, dots and dashes of its language.
 * @param language BCP 47 tag; without one, the text stays as it is
 */
export const typeset = (text: string, language: string | undefined): string =>
  language === undefined ? text : replaced(text, typographicReplacements(text, language));

/**
 * The colon of a language. French has a space before it, at which a line must not break.
 * @param language BCP 47 tag
 */
export const colonIn = (language: string): string => (/^fr(-|$)/.test(language) ? '\u00A0:' : ':');

/** Applies replacements, which are in the order of the text. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: replacement } of replacements) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
