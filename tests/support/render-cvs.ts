import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import type { CvSite } from '@/build/cv/cv-input';
import { renderCv } from '@/build/cv/render-cv';
import { compileTypst } from '@/build/cv/typst';
import type { CvPaper } from '@/lib/outputs/cv-file';

/* Renders CVs outside of Jest, which cannot load the ES modules of the compiler and the PDF reader. */

/** The request of a test: a CV, or another template to compile. */
export type CvOrder = { paper: CvPaper; site: CvSite } | { template: string };

/** The result for a test: a PDF with its extracted contents, or an error message. */
export type RenderedCv =
  { pdf: string; reading: PdfReading; error?: undefined } | { error: string };

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Content = Awaited<ReturnType<Page['getTextContent']>>;

/** The roles of a structure tree, in reading order. */
const rolesOf = (node: object): string[] => [
  ...('role' in node ? [String(node.role)] : []),
  ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesOf) : []),
];

/** The words of a page with their positions in points; y is the distance of the baseline from the bottom. */
const wordsOf = ({ items }: Content) =>
  items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
            size: item.height,
          },
        ]
      : [],
  );

/** The text of a page, as in a copy to the clipboard. */
const textOf = ({ items }: Content) =>
  items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');

/** Extracts text in file order, links, tags and metadata from a PDF. */
async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const { info } = await pdf.getMetadata();
  const contents: Content[] = [];
  const links: { url: string; description: string }[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    contents.push(await page.getTextContent());
    const annotations: { url?: string; contentsObj?: { str: string } }[] =
      await page.getAnnotations();
    links.push(
      ...annotations.map(({ url, contentsObj }) => ({
        url: url ?? '',
        description: contentsObj?.str ?? '',
      })),
    );
    roles.push(...rolesOf(await page.getStructTree()));
  }
  const [, , width, height] = (await pdf.getPage(1)).view;
  return {
    info,
    pages: pdf.numPages,
    size: [width, height].map((points) => Math.round(points ?? 0)),
    text: contents.map(textOf).join(' ').replace(/\s+/g, ' '),
    words: contents.map(wordsOf),
    links,
    roles,
  };
}

export type PdfReading = Awaited<ReturnType<typeof readPdf>>;

async function render(order: CvOrder): Promise<RenderedCv> {
  try {
    const [pdf = new Uint8Array()] =
      'site' in order
        ? await renderCv([order.paper], order.site)
        : await compileTypst(order.template, [{}], []);
    // A copy, because the reader detaches the array and does not accept a Buffer.
    const reading = await readPdf(new Uint8Array(pdf));
    return { pdf: Buffer.from(pdf).toString('base64'), reading };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

const results: Record<string, RenderedCv> = {};
const orders = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, CvOrder>;
for (const [name, order] of Object.entries(orders)) results[name] = await render(order);
process.stdout.write(JSON.stringify(results));
