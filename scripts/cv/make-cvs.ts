import type { CvSource } from '@/app/cv';
import { allCvFiles, CV_FOLDER, cvTextName, variantResumeName } from '@/lib/cv/cv-files';
import type { Resume } from '@/lib/resume/resume';
import type { CvVariant } from '@/lib/schema';
import { outputFiles } from '@/lib/urls';
import { cvDocx } from './cv-docx';
import { cvText } from './cv-text';
import { renderCv } from './render-cv';
import { variantSource } from './variant';

/** Contents of files by path. */
type Files = Record<string, string | Uint8Array>;

interface Cvs {
  /** Files of the export: the CV, and the variants that are listed. */
  published: Files;
  /** Files that only the owner gets. */
  unlisted: Files;
}

/**
 * Makes the CV and its variants: a PDF for each paper size, without letters that no typeface has, Word and plain text; for a
 * variant also its résumé as JSON. A site without `cvPaper` publishes none of them.
 * @param resumeJson returns the text of a résumé that is published at a path
 * @throws Error if the template does not compile
 */
export async function makeCvs(
  source: CvSource,
  variants: readonly CvVariant[],
  resumeJson: (resume: Resume, path: string) => string,
): Promise<Cvs> {
  const hasCv = source.settings.cvPaper !== undefined;
  const made: Cvs = { published: {}, unlisted: {} };
  if (hasCv) Object.assign(made.published, inFolder(await cvContents(source)));
  for (const variant of variants) {
    const shown = variantSource(source, variant);
    const isPublished = variant.listed && hasCv;
    const name = variantResumeName(variant.name);
    const path = isPublished ? `/${name}` : outputFiles.resume;
    const json = { [name]: resumeJson(shown.resume, path) };
    const contents = await cvContents(shown, variant.name);
    if (isPublished) Object.assign(made.published, inFolder(contents), json);
    else Object.assign(made.unlisted, contents, json);
  }
  return made;
}

async function cvContents(source: CvSource, variant?: string): Promise<Files> {
  const files = allCvFiles(source, variant);
  const papers = files.flatMap(({ format }) => (format === 'word' ? [] : format));
  const pdfs = await renderCv(papers, source);
  const contents = files.map(async ({ format, name }) => {
    const content = format === 'word' ? await cvDocx(source) : pdfs[papers.indexOf(format)];
    return [name, content ?? ''] as const;
  });
  return {
    ...Object.fromEntries(await Promise.all(contents)),
    [cvTextName(source, variant)]: cvText(source),
  };
}

const inFolder = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${CV_FOLDER}/${name}`, content]),
  );
