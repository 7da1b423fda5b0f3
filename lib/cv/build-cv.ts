import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readResume } from '../resume/read-resume';
import type { CvPaper, SiteSettings, Theme, Typefaces } from '../schema';
import { cvData, type CvSource } from './cv-data';
import { CV_FOLDER, cvFiles, cvTextName } from './cv-files';
import { cvText } from './cv-text';
import { missingLetters, subsetTypeface } from '../fonts/typefaces';
import { withoutLetters } from './letters';
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
 * Sets the CV, on one page if it fits. The same data gives the same bytes: the date of the PDF is that of
 * the résumé.
 * @param papers one PDF is made for each
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
    ...cvData(settable(options)),
    title: strings.cv.title(owner),
    language,
    region: region ?? null,
    updated: day ? { year, month, day } : null,
    colors: theme.light,
  });
  const { families, fonts } = await fontsFor(template + data, theme.fonts);
  const inputs = papers.map((paper) => ({
    cv: data,
    fonts: JSON.stringify(families),
    paper: paper === 'letter' ? 'us-letter' : 'a4',
  }));
  return compileTypst(template, inputs, fonts);
}

/** The same without letters that no typeface has. */
function settable(options: CvOptions): CvOptions {
  const { resume, owner, theme } = options;
  const letters = missingLetters(JSON.stringify(cvData(options)), Object.values(theme.fonts));
  if (letters.length === 0) return options;
  return {
    ...options,
    resume: readResume(withoutLetters(resume, letters)),
    owner: withoutLetters(owner, letters),
  };
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

/** Letters of the CV that no typeface has: those of the name, which must be set, and all others. */
export function missingCvLetters(options: CvOptions): { name: string[]; others: string[] } {
  const fonts = Object.values(options.theme.fonts);
  if (cvFiles(options).length === 0) return { name: [], others: [] };
  const name = missingLetters(options.owner.name, fonts);
  const all = missingLetters(JSON.stringify(cvData(options)), fonts);
  return { name, others: all.filter((letter) => !name.includes(letter)) };
}
