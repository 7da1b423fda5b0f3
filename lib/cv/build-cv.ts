import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readResume } from '../resume/read-resume';
import type { CvPaper, SiteSettings, Theme, Typefaces } from '../schema';
import { cvData, type CvSource } from './cv-data';
import { CV_FOLDER, cvFiles, cvTextName } from './cv-files';
import { cvText } from './cv-text';
import {
  fallbackTypefaces,
  lettersOf,
  missingLetters,
  subsetTypeface,
  withoutLetters,
} from '../fonts/typefaces';
import { familyOf, openTypst } from './typst';

const TEMPLATE = path.join(process.cwd(), 'lib/cv/template.typ');

export interface CvOptions extends CvSource {
  settings: SiteSettings;
  theme: Theme;
}

/**
 * Writes the CV into a folder: a PDF for each paper size, and plain text. Letters that no typeface has are left
 * out of the PDF.
 * @param outDirectory folder of the export
 * @returns the paths of the files; empty if the site has no CV
 * @throws Error if the template does not compile
 */
export async function buildCv(outDirectory: string, options: CvOptions): Promise<string[]> {
  const files = cvFiles(options);
  if (files.length === 0) return [];
  const papers = files.map(({ paper }) => paper);
  const pdfs = await renderCv(papers, options);
  const folder = path.join(outDirectory, CV_FOLDER);
  mkdirSync(folder, { recursive: true });
  const contents = [
    ...files.map(({ name }, index) => ({ name, content: pdfs[index] ?? '' })),
    { name: cvTextName(options.owner.name), content: cvText(cvData(options)) },
  ];
  return contents.map(({ name, content }) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  });
}

/**
 * Renders the CV, on one page if it fits. The same data gives the same bytes, because the PDF has the date of the
 * résumé.
 * @param papers paper sizes, one PDF each
 */
export async function renderCv(
  papers: readonly CvPaper[],
  options: CvOptions,
): Promise<Uint8Array[]> {
  const { theme, settings, resume, strings, owner } = options;
  const template = readFileSync(TEMPLATE, 'utf8');
  const { language, region } = new Intl.Locale(settings.language);
  const [year, month, day] = (resume.meta.lastModified ?? '').split(/\D/).map(Number);
  const data = JSON.stringify({
    ...cvData(withPrintableLetters(options)),
    title: strings.cv.title(owner),
    language,
    region: region ?? null,
    updated: day ? { year, month, day } : null,
    colors: theme.light,
  });
  const { families, fonts } = await fontsFor(data, template, theme.fonts);
  const document = await openTypst(template, fonts);
  const pdfs = papers.map((paper) =>
    document.compile({
      cv: data,
      fonts: JSON.stringify(families),
      paper: paper === 'letter' ? 'us-letter' : 'a4',
    }),
  );
  document.close();
  return pdfs;
}

/** Removes letters that no typeface has. */
function withPrintableLetters(options: CvOptions): CvOptions {
  const { resume, owner, theme } = options;
  const letters = missingLetters(JSON.stringify(cvData(options)), typefacesOf(theme));
  if (letters.length === 0) return options;
  return {
    ...options,
    resume: readResume(withoutLetters(resume, letters)),
    owner: withoutLetters(owner, letters),
  };
}

/**
 * The fonts of a CV, and for each typeface the families to try, in order. If more than a fifth of the letters are
 * in a script that the typefaces lack, the fallbacks come first, so that no word mixes typefaces.
 * @param data the texts of the CV
 * @param template source of the template, whose characters are needed too
 */
async function fontsFor(data: string, template: string, { display, text, mono }: Typefaces) {
  const letters = lettersOf(data);
  const missing = missingLetters(data, [text]);
  const others = missing.length > 0 ? fallbackTypefaces : [];
  const faces = await Promise.all(
    [display, text, mono, ...others].map((face) => subsetTypeface(face, template + data)),
  );
  const [displayFamily, textFamily, monoFamily, ...fallbacks] = faces.map(([first]) =>
    first ? familyOf(first) : '',
  );
  const isForeign = missing.length > letters.length / 5;
  const [before, after] = isForeign ? [fallbacks, []] : [[], fallbacks];
  const families = {
    display: [...before, displayFamily, textFamily, ...after, monoFamily],
    text: [...before, textFamily, displayFamily, ...after, monoFamily],
    mono: [monoFamily, ...before, textFamily, ...after],
  };
  return {
    fonts: faces.flat(),
    families: Object.fromEntries(
      Object.entries(families).map(([name, list]) => [name, list.filter(Boolean)]),
    ),
  };
}

/** The typefaces of a CV, in any order. */
const typefacesOf = ({ fonts }: Theme) => [...Object.values(fonts), ...fallbackTypefaces];

/** Letters of the CV that no typeface has, separately for the owner's name, in which none may be missing. */
export function missingCvLetters(options: CvOptions): { name: string[]; others: string[] } {
  const fonts = typefacesOf(options.theme);
  if (cvFiles(options).length === 0) return { name: [], others: [] };
  const name = missingLetters(options.owner.name, fonts);
  const all = missingLetters(JSON.stringify(cvData(options)), fonts);
  return { name, others: all.filter((letter) => !name.includes(letter)) };
}
