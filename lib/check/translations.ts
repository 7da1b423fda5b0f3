import { existsSync } from 'node:fs';
import type { Strings } from '@/data/strings';
import type { AnyEntry } from '../content/entry';
import { fingerprint } from '../content/fingerprint';
import { readFrontMatter } from '../content/front-matter';
import type { Diagnostic } from '../diagnostic';
import { isFields } from '../is-fields';
import { contentFolderOf, dataFile, translationsDirectory } from '../languages/languages';
import { resumeSchema } from '../resume/resume';
import { markedTexts } from '../schema/marked-texts';
import { fieldName } from '../schema/validate';
import { lineIn } from './paths';

/** The files that every language has for itself. */
const OWN_FILES = ['site.ts', 'strings.ts', 'navigation.ts', 'resume.json'];

/** Finds files that a language lacks. Without them, its pages would show texts of `data/`, in the main language. */
export const checkTranslatedFiles = (language: string): Diagnostic[] =>
  OWN_FILES.map((name) => `${translationsDirectory}/${language}/${name}`)
    .filter((file) => !existsSync(file))
    .map((file) => ({
      severity: 'error',
      file,
      message: 'the file is missing',
      fix: `write it: npm run new -- language ${language}`,
    }));

/** Finds folders whose names are not language tags, or the tag of the main language. */
export const checkLanguages = (languages: readonly string[], main: string): Diagnostic[] =>
  languages.flatMap((language): Diagnostic[] => {
    const file = `${translationsDirectory}/${language}`;
    if (!isTag(language)) {
      const message = 'expected the name of the folder to be a language tag, such as fr or pt-BR';
      return [{ severity: 'error', file, message }];
    }
    if (language !== main) return [];
    const message = `"${main}" is the main language, whose files are in data/ and content/`;
    return [{ severity: 'error', file, message }];
  });

/** Whether a name is a language tag in its usual case, such as `pt-BR`. */
function isTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}\b/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/**
 * Compares the strings of a language with those of the main one.
 * @returns errors for missing, unknown and different strings, and warnings for sentences that are still the same
 */
export function compareStrings(
  main: Strings,
  translated: object,
  file = dataFile('strings.ts'),
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (severity: Diagnostic['severity'], path: readonly string[], message: string) =>
    found.push({
      severity,
      file,
      line: lineIn(file, path),
      message: `${path.join('.')}: ${message}`,
    });
  const compare = (original: unknown, translation: unknown, path: readonly string[]) => {
    const key = path.at(-1) ?? '';
    if (translation === undefined) {
      report('error', path, `missing: add ${key}: …, ${describe(original)} in data/strings.ts`);
    } else if (typeof original !== typeof translation) {
      report('error', path, `expected ${describe(original)}, as in data/strings.ts`);
    } else if (isFields(original) && isFields(translation)) {
      for (const name of Object.keys(original)) {
        compare(original[name], translation[name], [...path, name]);
      }
      for (const name of Object.keys(translation)) {
        if (Object.hasOwn(original, name)) continue;
        report('error', [...path, name], 'data/strings.ts has no such string');
      }
    } else if (original === translation && isSentence(original)) {
      report('warning', path, `still the text of data/strings.ts: ${describe(original)}`);
    }
  };
  compare(main, translated, []);
  return found;
}

/** Short labels, such as "Contact", can be the same in two languages. */
const isSentence = (text: unknown) => typeof text === 'string' && text.split(/\s+/).length > 2;

const describe = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value}'`
    : typeof value === 'function'
      ? `a function: ${String(value).slice(0, 60)}`
      : Array.isArray(value)
        ? 'a list'
        : 'an object';

/** The lists of a résumé whose entries have dates. */
const DATED = [
  'work',
  'volunteer',
  'projects',
  'education',
  'certificates',
  'awards',
  'publications',
];

/** Finds entries and dates of a translated résumé that differ from those of the original, and sentences that do not. */
export function compareResumes(main: unknown, translated: unknown): Diagnostic[] {
  const file = dataFile('resume.json');
  if (!isFields(main) || !isFields(translated)) return [];
  const different = DATED.flatMap((list): Diagnostic[] => {
    const [originals, translations] = [entriesOf(main[list]), entriesOf(translated[list])];
    if (originals.length !== translations.length) {
      const message = `${list}: ${count(translations.length)}, but ${originals.length} in data/resume.json`;
      return [{ severity: 'warning', file, line: lineIn(file, [list]), message }];
    }
    return originals.flatMap((original, index) =>
      ['startDate', 'endDate', 'date', 'releaseDate'].flatMap((field): Diagnostic[] => {
        const [expected, found] = [original[field], translations[index]?.[field]];
        if (expected === found) return [];
        const path = [list, index, field];
        const message = `${fieldName(path)}: ${shown(found)}, but ${shown(expected)} in data/resume.json`;
        return [{ severity: 'warning', file, line: lineIn(file, path), message }];
      }),
    );
  });
  return [...different, ...findSameSentences(main, translated, file)];
}

/** Finds sentences of a résumé that are still those of the original: one warning for all of them. */
function findSameSentences(main: object, translated: object, file: string): Diagnostic[] {
  const originals = markedTexts(resumeSchema, main, 'sentence').map(({ text }) => text);
  const [first, ...more] = markedTexts(resumeSchema, translated, 'sentence').filter(
    ({ text }) => isSentence(text) && originals.includes(text),
  );
  if (!first) return [];
  const also = more.length > 0 ? `; also in ${more.length} more fields` : '';
  const message = `${fieldName(first.path)}: still the text of data/resume.json${also}`;
  return [{ severity: 'warning', file, line: lineIn(file, first.path), message }];
}

const entriesOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

const count = (number: number) => `${number} ${number === 1 ? 'entry' : 'entries'}`;

const shown = (value: unknown) => (typeof value === 'string' ? value : 'nothing');

/**
 * Finds translations of files that do not exist, second translations, and those of texts that have changed since.
 * @param main all entries of the main language
 * @param translations all entries of another language
 */
export function checkOriginals(
  main: readonly AnyEntry[],
  translations: readonly AnyEntry[],
): Diagnostic[] {
  const originals = new Map(main.map((entry) => [keyOf(entry), entry]));
  const firsts = new Map(translations.toReversed().map((entry) => [keyOf(entry), entry]));
  return translations.flatMap((entry): Diagnostic[] => {
    const { file, translationOf, source } = entry;
    const original = originals.get(keyOf(entry));
    const first = firsts.get(keyOf(entry));
    const line = lineIn(file, ['translationOf']);
    if (!original) {
      if (translationOf === undefined) return [];
      const message = `translationOf: ${contentFolderOf(undefined)}/${keyOf(entry)}.md does not exist`;
      return [{ severity: 'error', file, line, message }];
    }
    if (first && first !== entry) {
      const message = `${original.file} has a translation already: ${first.file}`;
      return [{ severity: 'error', file, line, message }];
    }
    const { source: from } = readFrontMatter(source).data;
    const now = fingerprint(original.body);
    if (fingerprint(entry.body) === now) {
      return [{ severity: 'warning', file, message: `still the text of ${original.file}` }];
    }
    if (from === undefined || String(from) === now) return [];
    return [
      {
        severity: 'warning',
        file,
        line: lineIn(file, ['source']),
        message: `source: ${original.file} has changed since`,
        fix: `compare them, then write source: ${now}`,
      },
    ];
  });
}

/** The published files of the main language that another one has not translated. */
export function untranslated(
  main: readonly AnyEntry[],
  translations: readonly AnyEntry[],
): string[] {
  const translated = new Set(translations.map(keyOf));
  return main
    .filter((entry) => entry.status === 'published' && !translated.has(keyOf(entry)))
    .map(({ file }) => file);
}

/** The file that an entry is, or translates, such as `blog/gas`. */
const keyOf = ({ folder, slug, translationOf = slug }: AnyEntry) => `${folder}/${translationOf}`;
