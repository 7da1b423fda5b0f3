import { readFile } from 'node:fs/promises';
import { career as ownersCareer } from '@/data/career';
import { cvPapers, type CvPaper } from '@/lib/outputs/cv-file';
import { owner as siteOwner } from '@/data/owner';
import { cvInput } from './cv-input';
import { declarePdfUa } from './declare-pdfua';
import { loadFonts } from './fonts';
import { compileTypst } from './typst';

const templateFile = new URL('template.typ', import.meta.url);

/**
 * Renders a CV, the site owner's by default. The same data gives the same bytes: the PDF is dated with
 * the day of the career's last update. Its links to the site are below `BASE_PATH`.
 * @param papers paper sizes; a second one costs little
 * @returns PDF/UA-1 files, one for each paper size
 * @throws CommandError if no font has one of the letters, or the template does not compile
 */
export async function renderCv(
  papers: readonly CvPaper[] = cvPapers,
  owner = siteOwner,
  career = ownersCareer,
): Promise<Uint8Array[]> {
  const siteAddress = `${owner.siteUrl}${process.env.BASE_PATH ?? ''}`;
  const template = await readFile(templateFile, 'utf8');
  const inputs = papers.map((paper) => ({
    cv: JSON.stringify(cvInput(owner, career, paper, siteAddress)),
  }));
  const letters = template + inputs.map(({ cv }) => cv).join('');
  const pdfs = await compileTypst(template, inputs, await loadFonts(letters));
  return pdfs.map(declarePdfUa);
}
