/** The objects to change, by a mark in each, with what to insert and what to insert it before. */
const insertions: readonly [mark: string, before: string, text: string][] = [
  ['/Type /Catalog', '/Direction', '/DisplayDocTitle true '],
  [
    '/Type /Metadata',
    '</rdf:Description>',
    '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>',
  ],
];

/**
 * Declares that a tagged PDF follows PDF/UA-1: the identifier in its metadata, and the request that
 * viewers show its title. Typst 0.14 writes both with `--pdf-standard ua-1`, but no package for Node
 * passes that on: the WebAssembly build of 0.7.0 and 0.8.0-rc3 has no such option
 * (https://github.com/Myriad-Dreamin/typst.ts/pull/878 adds it), the native build of 0.7.0 is published
 * for Linux and Windows on x64 alone, and 0.6 has Typst 0.13, which does not know PDF/UA. Until then
 * the two objects are added again as an incremental update (ISO 32000-1, 7.5.6).
 * @param pdf a PDF as Typst 0.14 writes it, with a plain cross-reference table
 * @throws Error if the PDF is built otherwise
 */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  let text = Buffer.from(pdf).toString('latin1');
  const find = (pattern: RegExp) => {
    const [, ...groups] = pattern.exec(text) ?? [];
    if (groups.length > 0) return groups;
    throw new Error(`Typst writes PDF in another way: ${pattern.source} is missing.`);
  };
  const [trailer, previous] = find(/\ntrailer\n<<([^]*?)>>\nstartxref\n(\d+)/);
  const entries = insertions.map(([mark, before, inserted]) => {
    const [id, object = ''] = find(
      new RegExp(String.raw`\n(\d+) 0 obj\n((?:(?!endobj)[^])*?${mark}[^]*?)\nendobj`),
    );
    const offset = text.length;
    const changed = object
      .replace(before, `${inserted}${before}`)
      .replace(/\/Length (\d+)/, (_, length) => `/Length ${Number(length) + inserted.length}`);
    text += `${id} 0 obj\n${changed}\nendobj\n`;
    return `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n${entries.join('')}trailer\n<<${trailer}  /Prev ${previous}\n>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
