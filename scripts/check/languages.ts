import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyEntry } from '@/lib/content/entry';
import { fingerprint } from '@/lib/content/fingerprint';
import type { Diagnostic } from '@/lib/diagnostic';
import { isFields } from '@/lib/is-fields';
import type { SomeLabels } from '@/lib/labels/define-strings';
import { en } from '@/lib/labels/en';
import { contentFolderOf, dataFile, translationsDirectory } from '@/lib/languages/languages';
import { pageKey } from '@/lib/languages/pages';
import { resumeSchema } from '@/lib/resume/resume';
import type { SiteSettings } from '@/lib/schema';
import { markedTexts } from '@/lib/schema/marked-texts';
import { fieldName } from '@/lib/schema/validate';
import type { OwnerData } from '../shared/load-data';
import { sourceFingerprint } from '../shared/source-fingerprint';
import { labelsFile } from './data/files';
import { fieldDiagnostic, literalsIn, textsIn } from './locations';

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
    const tag = usualTag(language);
    if (tag !== language) {
      const message = `expected the name of the folder to be a language tag, such as ${tag ?? 'fr or pt-BR'}`;
      return [{ severity: 'error', file, message }];
    }
    if (language !== main) return [];
    const message = `"${main}" is the main language, whose files are in data/ and content/`;
    return [{ severity: 'error', file, message }];
  });

/** A language tag as it is usually written, such as `pt-BR` for `pt-br`. */
function usualTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-')).find((one) =>
      /^[a-z]{2,3}\b/.test(one),
    );
  } catch {
    return undefined;
  }
}

/**
 * Compares the current language with the main one.
 * @param data the values of its files
 * @param entries all its entries
 * @param main all entries of the main language
 */
export async function checkTranslations(
  { settings, strings, resumeFile }: OwnerData,
  entries: readonly AnyEntry[],
  main: readonly AnyEntry[],
): Promise<Diagnostic[]> {
  const { settings: mainSettings } = await import('@main-data/site');
  const { strings: mainStrings } = await import('@main-data/strings');
  const { default: mainResume } = await import('@main-data/resume.json', {
    with: { type: 'json' },
  });
  return [
    ...sameSentences('site.ts', settingsTexts(mainSettings), settingsTexts(settings)),
    ...sameSentences('strings.ts', mainStrings, strings, en),
    ...checkSources(settings.sources),
    ...compareResumes(mainResume, resumeFile),
    ...checkOriginals(main, entries),
  ];
}

/** The texts of data/site.ts that visitors read. */
const settingsTexts = ({ availability, portraitAlt }: SiteSettings) => ({
  availability: { openTo: availability?.openTo },
  portraitAlt,
});

/**
 * Finds sentences in a file of a language that are still those of the main one.
 * @param name the file in data/
 * @param pack English labels, which another language may have in place of those that it lacks
 */
export function sameSentences(
  name: string,
  main: object,
  translated: object,
  pack = {},
): Diagnostic[] {
  const originals = new Set(textsIn(main).map(({ text }) => text));
  for (const { text } of textsIn(pack)) originals.delete(text);
  return textsIn(translated)
    .filter(({ text }) => isSentence(text) && originals.has(text))
    .map(({ path, text }) => {
      const message = `still the text of data/${name}: '${text}'`;
      return fieldDiagnostic('warning', dataFile(name), path, message);
    });
}

/** Short labels, such as "Contact", can be the same in two languages. */
const isSentence = (text: string) => text.split(/\s+/).length > 2;

/** The fingerprints of the sentences of `data/resume.json` and `data/strings.ts`. */
export function dataFingerprints(): Required<SiteSettings>['sources'] {
  const resume: unknown = JSON.parse(readFileSync('data/resume.json', 'utf8'));
  const inResume = markedTexts(resumeSchema, resume, 'sentence').map(({ text }) => text);
  const inStrings = literalsIn('data/strings.ts').map(({ text }) => text);
  return {
    'resume.json': fingerprint(inResume.join('\n')),
    'strings.ts': fingerprint(inStrings.join('\n')),
  };
}

/** Tells which files of `data/` have other sentences since they were translated. */
export const checkSources = (sources: SiteSettings['sources'], now = dataFingerprints()) =>
  (['resume.json', 'strings.ts'] as const).flatMap((name) => {
    if (!sources || sources[name] === now[name]) return [];
    const message = `sentences of data/${name} have changed since`;
    const fix = `compare them, then write '${name}': '${now[name]}'`;
    return fieldDiagnostic('warning', dataFile('site.ts'), ['sources', name], message, { fix });
  });

/** Finds entries and dates of a translated résumé that differ from those of the original, and sentences that do not. */
export function compareResumes(main: unknown, translated: unknown): Diagnostic[] {
  if (!isFields(main) || !isFields(translated)) return [];
  const warn = (path: readonly PropertyKey[], message: string) =>
    fieldDiagnostic('warning', dataFile('resume.json'), path, message);
  const uneven = Object.keys(main).filter(
    (list) => lengthOf(main[list]) !== lengthOf(translated[list]),
  );
  const [originals, dates] = [datesOf(main), datesOf(translated)];
  const different = [...new Map([...originals, ...dates])].filter(
    ([field, { path }]) =>
      !uneven.includes(String(path[0])) && originals.get(field)?.text !== dates.get(field)?.text,
  );
  return [
    ...uneven.map((list) =>
      warn(
        [list],
        `${lengthOf(translated[list])} of ${lengthOf(main[list])} entries of data/resume.json`,
      ),
    ),
    ...different.map(([field, { path }]) => {
      const [expected, found] = [originals, dates].map((all) => all.get(field)?.text ?? 'nothing');
      return warn(path, `${found}, but ${expected} in data/resume.json`);
    }),
    ...findSameSentences(main, translated, warn),
  ];
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** The dates of a résumé by their fields, such as `work[0].startDate`. */
const datesOf = (resume: object) =>
  new Map(markedTexts(resumeSchema, resume, 'date').map((date) => [fieldName(date.path), date]));

/** Finds sentences of a résumé that are still those of the original: one warning for all of them. */
function findSameSentences(
  main: object,
  translated: object,
  warn: (path: readonly PropertyKey[], message: string) => Diagnostic,
): Diagnostic[] {
  const originals = markedTexts(resumeSchema, main, 'sentence').map(({ text }) => text);
  const [first, ...more] = markedTexts(resumeSchema, translated, 'sentence').filter(
    // Job titles can be the same in two languages.
    ({ text }) => text.split(/\s+/).length > 4 && originals.includes(text),
  );
  if (!first) return [];
  const also = more.length > 0 ? `; also in ${more.length} more fields` : '';
  return [warn(first.path, `still the text of data/resume.json${also}`)];
}

/**
 * Finds translations of files that do not exist, second translations, and those of texts that have changed since.
 * @param main all entries of the main language
 * @param translations all entries of another language
 */
export function checkOriginals(
  main: readonly AnyEntry[],
  translations: readonly AnyEntry[],
): Diagnostic[] {
  const originals = new Map(main.map((entry) => [pageKey(entry), entry]));
  const firsts = new Map(translations.toReversed().map((entry) => [pageKey(entry), entry]));
  return translations.flatMap((entry): Diagnostic[] => {
    const { file, translationOf, source } = entry;
    const original = originals.get(pageKey(entry));
    const first = firsts.get(pageKey(entry));
    const report = (
      severity: Diagnostic['severity'],
      field: string,
      message: string,
      fix?: string,
    ) => [fieldDiagnostic(severity, file, [field], message, { fix })];
    if (!original) {
      if (translationOf === undefined) return [];
      const missing = `${contentFolderOf(undefined)}/${pageKey(entry)}.md`;
      return report('error', 'translationOf', `${missing} does not exist`);
    }
    if (first && first !== entry) {
      return report(
        'error',
        'translationOf',
        `${original.file} has a translation already: ${first.file}`,
      );
    }
    if (entry.body === original.body) {
      return [{ severity: 'warning', file, message: `still the text of ${original.file}` }];
    }
    const now = sourceFingerprint(original.text, original.folder);
    if (source === undefined || source === now) return [];
    const fix = `compare them, then write source: ${now}`;
    return report('warning', 'source', `${original.file} has changed since`, fix);
  });
}

/** The labels that the current language lacks, if it has no pack: a line for each section. */
export async function labelsToTranslate(): Promise<string[]> {
  if (!labelsFile) return [];
  const { labels } = (await import(path.resolve(labelsFile))) as { labels: SomeLabels };
  return missingLabels(en, labels).map((names) => `${labelsFile}: ${names}`);
}

/**
 * The labels that a language without a pack lacks, a line for each section: `blog: empty, links`.
 * @param all the labels of a pack
 */
export const missingLabels = (all: object, labels: object): string[] =>
  Object.entries(all).flatMap(([section, texts]) => {
    if (!isFields(texts)) return [];
    const missing = missingNames(texts, isFields(labels) ? labels[section] : undefined);
    return missing.length > 0 ? `${section}: ${missing.join(', ')}` : [];
  });

/** The names of what an object has and another one lacks, such as `filter.label`. */
const missingNames = (all: object, some: unknown): string[] =>
  Object.entries(all).flatMap(([name, value]) => {
    const found = isFields(some) ? some[name] : undefined;
    if (isFields(value)) return missingNames(value, found).map((below) => `${name}.${below}`);
    return found === undefined ? name : [];
  });

/** The published files of the main language that another one has not translated. */
export function untranslated(
  main: readonly AnyEntry[],
  translations: readonly AnyEntry[],
): string[] {
  const translated = new Set(translations.map(pageKey));
  return main
    .filter((entry) => entry.status === 'published' && !translated.has(pageKey(entry)))
    .map(({ file }) => file);
}
