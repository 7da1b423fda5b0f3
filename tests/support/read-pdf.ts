import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

/** The roles of a structure tree, in reading order. */
const rolesOf = (node: object): string[] => [
  ...('role' in node ? [String(node.role)] : []),
  ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesOf) : []),
];

/** What a reader gets from a PDF: text in the order of the file, links, tags, facts about it. */
async function readPdf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { info } = await pdf.getMetadata();
  const texts: string[] = [];
  const links: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
    const annotations: { url?: string }[] = await page.getAnnotations();
    links.push(...annotations.flatMap(({ url }) => url ?? []));
    roles.push(...rolesOf(await page.getStructTree()));
  }
  const [, , width, height] = (await pdf.getPage(1)).view;
  return {
    info,
    pages: pdf.numPages,
    size: [width, height].map((points) => Math.round(points ?? 0)),
    text: texts.join(' ').replace(/\s+/g, ' '),
    links,
    roles,
    marked: (await pdf.getMarkInfo())?.Marked,
    viewerPreferences: await pdf.getViewerPreferences(),
  };
}

export type PdfReading = Awaited<ReturnType<typeof readPdf>>;

// A program of its own: the reader's ES module cannot be loaded inside Jest.
console.log(JSON.stringify(await readPdf(process.argv[2] ?? '')));
