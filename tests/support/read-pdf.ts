import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The roles of a structure tree, in reading order. */
const rolesOf = (node: object): string[] => [
  ...('role' in node ? [String(node.role)] : []),
  ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesOf) : []),
];

/** The words of a page where they stand: in points, y from the foot of the page to the base line. */
async function wordsOf(page: Page) {
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
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
}

/** What a reader gets from a PDF: text in the order of the file, links, tags, facts about it. */
async function readPdf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { info, metadata } = await pdf.getMetadata();
  const words: Awaited<ReturnType<typeof wordsOf>>[] = [];
  const links: { url: string; description: string }[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    words.push(await wordsOf(page));
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
    metadataTitle: metadata?.get('dc:title'),
    pages: pdf.numPages,
    size: [width, height].map((points) => Math.round(points ?? 0)),
    text: words
      .flat()
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    words,
    links,
    roles,
    marked: (await pdf.getMarkInfo())?.Marked,
    viewerPreferences: await pdf.getViewerPreferences(),
  };
}

export type PdfReading = Awaited<ReturnType<typeof readPdf>>;

// A program of its own: the reader's ES module cannot be loaded inside Jest.
console.log(JSON.stringify(await readPdf(process.argv[2] ?? '')));
