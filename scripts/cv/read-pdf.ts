import { extractText, getDocumentProxy } from 'unpdf';

/** Extracts the text of a PDF, in the order in which programs read it. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document);
  return { text: text.join('\n'), pages: totalPages };
}
