import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CvPaper, SiteSettings, Theme, Typefaces } from '../schema';
import { cvData, type CvData, type CvSource } from './cv-data';
import { CV_FOLDER, cvFiles, cvTextName } from './cv-files';
import { cvText } from './cv-text';
import { missingLetters, subsetTypeface } from './fonts';
import { compileTypst, familyOf } from './typst';

const TEMPLATE = path.join(process.cwd(), 'lib/cv/template.typ');

export interface CvOptions extends CvSource {
  settings: SiteSettings;
  theme: Theme;
}

/**
 * Writes the CV into a folder: a PDF for each paper, and a plain text. Letters that no typeface has are
 * left out of the PDF.
 * @param outDirectory folder of the export
 * @returns the paths of the files; none if there is no CV
 * @throws Error if the template does not compile
 */
export async function buildCv(outDirectory: string, options: CvOptions): Promise<string[]> {
  const files = cvFiles(options);
  if (files.length === 0) return [];
  const cv = cvData(options);
  const pdfs = await renderCv(
    cv,
    files.map(({ paper }) => paper),
    options,
  );
  const folder = path.join(outDirectory, CV_FOLDER);
  mkdirSync(folder, { recursive: true });
  const contents = [
    ...files.map(({ name }, index) => ({ name, content: pdfs[index] ?? '' })),
    { name: cvTextName(cv.name), content: cvText(cv) },
  ];
  return contents.map(({ name, content }) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  });
}

/**
 * Sets the CV, on one page if it fits. The same data gives the same bytes: the date of the PDF is that of
 * the résumé.
 * @param papers one PDF is made for each
 */
export async function renderCv(
  cv: CvData,
  papers: readonly CvPaper[],
  {
    theme,
    settings,
    resume,
    strings,
    owner,
  }: Pick<CvOptions, 'theme' | 'settings' | 'resume' | 'strings' | 'owner'>,
): Promise<Uint8Array[]> {
  const template = readFileSync(TEMPLATE, 'utf8');
  const { language, region } = new Intl.Locale(settings.language);
  const { lastModified } = resume.meta;
  const [year, month, day] = (lastModified ?? '').split(/\D/).map(Number);
  const data = JSON.stringify(
    withoutLetters(
      {
        ...cv,
        title: strings.cv.title(owner),
        language,
        region: region ?? null,
        updated: day ? { year, month, day } : null,
        colors: theme.light,
      },
      missingLetters(JSON.stringify(cv), theme.fonts),
    ),
  );
  const { families, fonts } = await fontsFor(template + data, theme.fonts);
  const inputs = papers.map((paper) => ({
    cv: data,
    fonts: JSON.stringify(families),
    paper: paper === 'letter' ? 'us-letter' : 'a4',
  }));
  return compileTypst(template, inputs, fonts);
}

/** The fonts of a text, and the family names of the typefaces. */
async function fontsFor(text: string, { display, text: body, mono }: Typefaces) {
  const faces = await Promise.all([display, body, mono].map((face) => subsetTypeface(face, text)));
  const [displayFamily, bodyFamily, monoFamily] = faces.map(([first]) =>
    first ? familyOf(first) : '',
  );
  return {
    fonts: faces.flat(),
    families: { display: displayFamily, text: bodyFamily, mono: monoFamily },
  };
}

/** Removes letters from all texts of a value, with the signs that only modify them, such as joiners. */
function withoutLetters<T>(value: T, letters: readonly string[]): T {
  if (letters.length === 0) return value;
  const missing = new RegExp(
    `[${letters.map((letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`).join('')}][\\u200d\\ufe0e\\ufe0f]*`,
    'gu',
  );
  const json = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? item.replace(missing, '').replace(/ {2,}/g, ' ').trim() : item,
  );
  return JSON.parse(json) as T;
}

/** Letters of the CV that no typeface has: those of the name, which must be set, and all others. */
export function missingCvLetters(options: CvOptions): { name: string[]; others: string[] } {
  const { fonts } = options.theme;
  if (cvFiles(options).length === 0) return { name: [], others: [] };
  const name = missingLetters(options.owner.name, fonts);
  const all = missingLetters(JSON.stringify(cvData(options)), fonts);
  return { name, others: all.filter((letter) => !name.includes(letter)) };
}
