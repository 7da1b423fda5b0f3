import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  fallbackTypefaces,
  missingLetters,
  subsetTypeface,
  withoutLetters,
} from '../fonts/typefaces';
import { readResume } from '../resume/read-resume';
import type { CvPaper, SiteSettings, Theme, Typefaces } from '../schema';
import { cvData, type CvSource } from './cv-data';
import { CV_FOLDER, cvFiles, cvTextName } from './cv-files';
import { cvText } from './cv-text';
import { familyOf, openTypst } from './typst';

const TEMPLATE = path.join(process.cwd(), 'lib/cv/template.typ');

export interface CvOptions extends CvSource {
  settings: SiteSettings;
  theme: Theme;
}

/**
 * Writes the CV into a folder: a PDF for each paper size, without letters that no typeface has, and plain text.
 * @param outDirectory folder of the export
 * @returns the paths of the files; empty if the site has no CV
 * @throws Error if the template does not compile
 */
export async function buildCv(outDirectory: string, options: CvOptions): Promise<string[]> {
  const files = cvFiles(options);
  if (files.length === 0) return [];
  const pdfs = await renderCv(
    files.map(({ paper }) => paper),
    options,
  );
  const folder = path.join(outDirectory, CV_FOLDER);
  mkdirSync(folder, { recursive: true });
  const contents = [
    ...files.map(({ name }, index) => [name, pdfs[index] ?? ''] as const),
    [cvTextName(options.owner.name), cvText(cvData(options))] as const,
  ];
  return contents.map(([name, content]) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  });
}

/**
 * Renders the CV, on one page if it fits. The same data gives the same bytes.
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
  const { families, fonts } = await fontsFor(template + data, theme.fonts);
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
 * The fonts of a CV, and for each typeface the families to try, in order.
 * @param text the texts of the CV and the source of the template
 */
async function fontsFor(text: string, typefaces: Typefaces) {
  const others = missingLetters(text, [typefaces.text]).length > 0 ? fallbackTypefaces : [];
  const faces = await Promise.all(
    [typefaces.display, typefaces.text, typefaces.mono, ...others].map((face) =>
      subsetTypeface(face, text),
    ),
  );
  const families = faces.map(([first]) => (first ? familyOf(first) : ''));
  const [display, body, mono, ...fallbacks] = families;
  const inOrder = (...names: (string | undefined)[]) => names.filter(Boolean);
  return {
    fonts: faces.flat(),
    families: {
      display: inOrder(display, body, ...fallbacks, mono),
      text: inOrder(body, display, ...fallbacks, mono),
      mono: inOrder(mono, body, ...fallbacks),
    },
  };
}

const typefacesOf = ({ fonts }: Theme) => [...Object.values(fonts), ...fallbackTypefaces];

/** Letters of the CV that no typeface has, separately for the owner's name, in which none may be missing. */
export function missingCvLetters(options: CvOptions): { name: string[]; others: string[] } {
  const fonts = typefacesOf(options.theme);
  if (cvFiles(options).length === 0) return { name: [], others: [] };
  const name = missingLetters(options.owner.name, fonts);
  const all = missingLetters(JSON.stringify(cvData(options)), fonts);
  return { name, others: all.filter((letter) => !name.includes(letter)) };
}
