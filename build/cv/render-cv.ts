import { readFile } from 'node:fs/promises';
import { checkCareer } from '@/lib/check/career';
import { formatProblems } from '@/lib/content/problem';
import type { CvPaper } from '@/lib/outputs/cv-file';
import { CvError } from './cv-error';
import { cvInput, type CvSite } from './cv-input';
import { declarePdfUa } from './declare-pdfua';
import { loadFonts } from './fonts';
import { compileTypst } from './typst';

const templateFile = new URL('template.typ', import.meta.url);

/**
 * Sets the CV. The same data gives the same bytes: the PDF is
 * dated with the day of the career's last update, never with the clock. Its addresses of the site
 * are those below `BASE_PATH`, where the build is told one.
 * @param papers the sizes to set it in; a second one costs little
 * @returns PDF/UA-1 files, one for each paper
 * @throws CvError when the career does not agree with itself, a font is missing, or the template
 * does not compile
 */
export async function renderCv(papers: readonly CvPaper[], site: CvSite): Promise<Uint8Array[]> {
  const problems = checkCareer(site.career);
  if (problems.length > 0) {
    throw new CvError(
      `The career does not agree.\n\n${formatProblems(problems)}\n`,
      'Then run this again.',
    );
  }
  const siteAddress = `${site.owner.siteUrl}${process.env.BASE_PATH ?? ''}`;
  const template = await readFile(templateFile, 'utf8');
  const inputs = papers.map((paper) => ({
    cv: JSON.stringify(cvInput(site, paper, siteAddress)),
  }));
  const letters = template + inputs.map(({ cv }) => cv).join('');
  const pdfs = await compileTypst(template, inputs, await loadFonts(letters));
  return pdfs.map(declarePdfUa);
}
