import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import type { CvSite } from '@/build/cv/cv-input';
import { renderCv } from '@/build/cv/render-cv';
import { compileTypst } from '@/build/cv/typst';
import type { CvPaper } from '@/lib/outputs/cv-file';

/* Renders CVs outside Jest, which loads neither the compiler's ES module nor the reader's. */

/** What a test asks for: a CV, or a template in place of the own one. */
export type CvOrder = { paper: CvPaper; site: CvSite } | { template: string };

/** What a test gets: a file with what a reader finds in it, or the message of an error. */
export type RenderedCv =
  { pdf: string; reading: PdfReading; error?: undefined } | { error: string };

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Content = Awaited<ReturnType<Page['getTextContent']>>;

/** The roles of a structure tree, in reading order. */
const rolesOf = (node: object): string[] => [
  ...('role' in node ? [String(node.role)] : []),
  ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesOf) : []),
];

/** The words of a page where they stand: in points, y from the foot of the page to the base line. */
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

/** The text of a page as programs copy it. */
const textOf = ({ items }: Content) =>
  items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');

/** What a reader gets from a PDF: text in the order of the file, links, tags, facts about it. */
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
    // A copy: the reader takes bytes away, and no Buffer.
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
