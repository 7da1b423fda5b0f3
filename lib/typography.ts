/** Outer and inner quotation marks by language: https://cldr.unicode.org/translation/characters/delimiters */
const english = ['“', '”', '‘', '’'] as const;
const german = ['„', '“', '‚', '‘'] as const;
const swiss = ['«', '»', '‹', '›'] as const;
const spanish = ['«', '»', '“', '”'] as const;
const russian = ['«', '»', '„', '“'] as const;
const swedish = ['”', '”', '’', '’'] as const;

/** A line must not break after « or before ». */
const french = ['«\u00A0', '\u00A0»', '“', '”'] as const;

type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const marksOf: Readonly<Record<string, Marks>> = {
  be: russian,
  bg: german,
  ca: spanish,
  cs: german,
  da: english,
  de: german,
  'de-CH': swiss,
  'de-LI': swiss,
  el: spanish,
  en: english,
  es: spanish,
  et: german,
  eu: spanish,
  fi: swedish,
  fr: french,
  gl: spanish,
  hr: ['„', '”', '‚', '’'],
  hu: ['„', '”', '»', '«'],
  id: english,
  it: spanish,
  ko: english,
  lt: german,
  nb: ['«', '»', '‘', '’'],
  nl: ['‘', '’', '“', '”'],
  nn: ['«', '»', '‘', '’'],
  no: ['«', '»', '‘', '’'],
  pl: ['„', '”', '«', '»'],
  pt: english,
  'pt-PT': spanish,
  ro: ['„', '”', '«', '»'],
  ru: russian,
  sk: german,
  sl: german,
  sv: swedish,
  tr: english,
  uk: russian,
  vi: english,
  zh: english,
};

/** The quotation marks of a language, if they are known. */
function marksIn(language: string): Marks | undefined {
  const [main = ''] = language.split('-');
  return marksOf[language] ?? marksOf[main];
}

/**
 * The marks around a quotation.
 * @param language BCP 47 tag; languages without known marks have the English ones
 */
export function quotesIn(language: string): { open: string; close: string } {
  const [open, close] = marksIn(language) ?? english;
  return { open, close };
}

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

const isSpace = (character: string) => /^\s?$/.test(character);
const isWord = (character: string) => /^[\p{L}\p{M}\p{N}\uFFFC]$/u.test(character);
const isDigit = (character: string) => /^\d$/.test(character);
const isIdeograph = (character: string) => /^[\p{scx=Han}\p{scx=Hangul}]$/u.test(character);

/** Whether a quotation can begin after a character. */
const opensAfter = (character: string) => isSpace(character) || /^[([{<«“„‘‚/—–-]$/.test(character);

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
  const quotes = marks && quotationMarks(prose, marks);
  return Array.from(prose.matchAll(PLAIN)).flatMap(({ 0: plain, index: start }) => {
    const replacement = (text: string) => [{ start, end: start + plain.length, text }];
    if (plain === '...') return replacement('…');
    if (plain.startsWith('-')) {
      const isMinus = isDigit(prose[start - 2] ?? '') && isDigit(prose[start + 2] ?? '');
      if (isMinus && plain === '-') return [];
      return replacement(plain === '---' || /^(ru|uk|be)$/.test(main) ? '—' : '–');
    }
    const mark = quotes ? quotes.get(start) : plain === "'" && apostrophe(prose, start);
    return mark ? replacement(mark) : [];
  });
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

/** The apostrophe at an index, if it is between letters. In 5'4", it is between digits. */
function apostrophe(text: string, at: number): string | undefined {
  const around = [text[at - 1] ?? '', text[at + 1] ?? ''];
  return around.every(isWord) && !around.every(isDigit) ? '’' : undefined;
}

/** Finds the quotation marks and apostrophes of a text, by their indexes. */
function quotationMarks(text: string, [open, close, innerOpen, innerClose]: Marks) {
  const found = new Map<number, string>();
  const roles = new Map<number, Role>();
  /** The quotations that have begun, outermost first. */
  const begun: string[] = [];
  for (const { 0: plain, index: at } of text.matchAll(/["']/g)) {
    const before = roles.get(at - 1) === 'open' ? '' : (text[at - 1] ?? '');
    const isBegun = begun.includes(plain);
    const roleOf = plain === '"' ? doubleRole : singleRole;
    const role = roleOf(text, at, before, isBegun);
    roles.set(at, role);
    if (role === 'apostrophe') found.set(at, '’');
    if (role === 'close' && isBegun) begun.length = begun.lastIndexOf(plain);
    const isInner = plain === "'" || begun.includes(plain);
    if (role === 'open') found.set(at, isInner ? innerOpen : open);
    if (role === 'close') found.set(at, isInner ? innerClose : close);
    if (role === 'open') begun.push(plain);
  }
  return found;
}

type Role = 'open' | 'close' | 'apostrophe' | undefined;

/** What a `"` is. */
function doubleRole(text: string, at: number, before: string, isBegun: boolean): Role {
  const after = text[at + 1] ?? '';
  if (opensAfter(before) && !isSpace(after)) return 'open';
  if (isBegun) return 'close';
  // l'"amour", 说"你好"
  if (/['’]/.test(before) || isIdeograph(before)) return isSpace(after) ? 'close' : 'open';
  const isUnclear = isSpace(before) || isDigit(before) || isWord(after);
  return isUnclear ? undefined : 'close';
}

/** What a `'` is. */
function singleRole(text: string, at: number, before: string, isBegun: boolean): Role {
  const after = text[at + 1] ?? '';
  if (apostrophe(text, at)) return 'apostrophe';
  if (isBegun && !isSpace(before)) return 'close';
  if (!opensAfter(before)) return isDigit(before) ? undefined : 'apostrophe';
  // The '90s
  if (isDigit(after)) return 'apostrophe';
  const isClosed = /\S'(?![\p{L}\p{N}])/u.test(text.slice(at + 1));
  if (isClosed && !isSpace(after)) return 'open';
  // 'Tis
  return isWord(after) ? 'apostrophe' : undefined;
}

/** A word with hyphens that is short enough for a line on a phone: `front-end`, `auto-fit`, `--save`. */
export const COMPOUND = /(?<!\S)((?=\S{3,24}(?!\S))\S*-[\p{L}\p{N}]\S*)/gu;
