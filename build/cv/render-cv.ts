import { readFile } from 'node:fs/promises';
import type { CvPaper } from '@/lib/outputs/cv-file';
import { siteDirectory } from '@/lib/site/directory';
import { cvInput, type CvSite } from './cv-input';
import { loadFonts } from './fonts';
import { compileTypst } from './typst';

const templateFile = new URL('template.typ', import.meta.url);

/**
 * Renders the CV, with narrower gaps if that saves a page. The same data gives the same bytes, because the
 * date of the PDF is that of the career's last update. Links to the site include `BASE_PATH`.
 * @param papers paper sizes; a second one takes little extra time
 * @returns tagged PDF files, one for each paper size
 * @throws CommandError if the template does not compile
 */
export async function renderCv(papers: readonly CvPaper[], site: CvSite): Promise<Uint8Array[]> {
  const siteUrl = `${site.owner.siteUrl}${process.env.BASE_PATH ?? ''}`;
  const template = await readFile(templateFile, 'utf8');
  const inputs = papers.map((paper) => ({
    cv: JSON.stringify(cvInput(site, paper, siteUrl)),
  }));
  const letters = template + inputs.map(({ cv }) => cv).join('');
  const { fonts, families } = await loadFonts(letters, site.theme.fonts, siteDirectory);
  const variants = inputs.flatMap((input) => {
    const loose = { ...input, fonts: JSON.stringify(families) };
    return [loose, { ...loose, tight: 'yes' }];
  });
  const pdfs = await compileTypst(template, variants, fonts);
  return papers.flatMap((_, index) => {
    const [loose, tight] = pdfs.slice(2 * index, 2 * index + 2);
    if (!loose || !tight) return [];
    return pagesOf(tight) < pagesOf(loose) ? tight : loose;
  });
}

/** How many pages a PDF has. */
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .split(/\/Type \/Page\b/).length;
