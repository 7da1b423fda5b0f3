import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackTypefaces, missingLetters, subsetTypeface } from '../fonts/typefaces';
import type { CvPaper, Typefaces } from '../schema';
import { cvData, printableCv, type CvSource } from './cv-data';
import { CV_FOLDER, cvFiles, cvTextName } from './cv-files';
import { cvText } from './cv-text';
import { familyOf, openTypst } from './typst';

const TEMPLATE = path.join(process.cwd(), 'lib/cv/template.typ');

/**
 * Writes the CV into a folder: a PDF for each paper size, without letters that no typeface has, and plain text.
 * @param outDirectory folder of the export
 * @returns the paths of the files; empty if the site has no CV
 * @throws Error if the template does not compile
 */
export async function buildCv(outDirectory: string, source: CvSource): Promise<string[]> {
  const files = cvFiles(source);
  if (files.length === 0) return [];
  const pdfs = await renderCv(
    files.map(({ paper }) => paper),
    source,
  );
  const folder = path.join(outDirectory, CV_FOLDER);
  mkdirSync(folder, { recursive: true });
  const contents = [
    ...files.map(({ name }, index) => [name, pdfs[index] ?? ''] as const),
    [cvTextName(source.owner.name), cvText(cvData(source))] as const,
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
  source: CvSource,
): Promise<Uint8Array[]> {
  const { theme, settings, resume, strings, owner } = source;
  const template = readFileSync(TEMPLATE, 'utf8');
  const { language, region } = new Intl.Locale(settings.language);
  const [year, month, day] = (resume.meta.lastModified ?? '').split(/\D/).map(Number);
  const data = JSON.stringify({
    ...printableCv(cvData(source), theme),
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
