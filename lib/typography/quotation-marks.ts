/** Outer and inner quotation marks by language: https://cldr.unicode.org/translation/characters/delimiters */
const english = ['“', '”', '‘', '’'] as const;
const german = ['„', '“', '‚', '‘'] as const;
const swiss = ['«', '»', '‹', '›'] as const;
const spanish = ['«', '»', '“', '”'] as const;
const russian = ['«', '»', '„', '“'] as const;
const swedish = ['”', '”', '’', '’'] as const;

/** A line must not break after « or before ». */
const french = ['«\u00A0', '\u00A0»', '“', '”'] as const;

/** The marks around a quotation, and around one inside of it. */
export type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const marksOf: Readonly<Record<string, Marks>> = {
  ar: ['”', '“', '’', '‘'],
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
  ja: ['「', '」', '『', '』'],
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
export function marksIn(language: string): Marks | undefined {
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
