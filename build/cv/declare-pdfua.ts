import { CvError } from './cv-error';

const statement =
  '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part></rdf:Description>';

/**
 * Declares that a tagged PDF follows PDF/UA-1: the identifier in its metadata, and the request that
 * viewers show its title. Typst writes both itself, once told to, and the WebAssembly build cannot
 * be told. They are added as an incremental update (ISO 32000-1, 7.5.6): the catalog and the
 * metadata again, and a table that points to the new ones.
 * @param pdf a PDF as Typst 0.14 writes it, with a plain cross-reference table
 * @throws CvError when the PDF is built otherwise
 */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const find = (pattern: RegExp, name: string) => {
    const match = pattern.exec(text)?.[1];
    if (match !== undefined) return match;
    throw new CvError(
      `The PDF has no ${name} where Typst 0.14 writes it.`,
      'Take the version of @myriaddreamin/typst-ts-web-compiler that package.json names, or mend build/cv/declare-pdfua.ts.',
    );
  };
  const objectOf = (id: string) =>
    find(new RegExp(`\\n${id} 0 obj\\n([^]*?)\\nendobj`), `object ${id}`);

  const trailer = find(/\ntrailer\n<<([^]*?)>>\nstartxref/, 'trailer');
  const root = find(/\/Root (\d+) 0 R/, 'root');
  const metadata = find(/\/Metadata (\d+) 0 R/, 'metadata');

  const catalog = objectOf(root).replace('/ViewerPreferences <<', '$&\n    /DisplayDocTitle true');
  const xmp = find(/(<\?xpacket begin[^]*?<\?xpacket end="r"\?>)/, 'metadata').replace(
    '</rdf:Description>',
    statement,
  );
  const stream = `<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream`;

  let update = text;
  const entries = [
    [root, catalog],
    [metadata, stream],
  ].map(([id, object]) => {
    update += `\n${id} 0 obj\n${object}\nendobj`;
    const offset = update.lastIndexOf(`\n${id} 0 obj`) + 1;
    return `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = update.length + 1;
  const previous = find(/startxref\n(\d+)\n%%EOF\s*$/, 'startxref');
  update += `\nxref\n${entries.join('')}trailer\n<<${trailer}  /Prev ${previous}\n>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(update, 'latin1');
}
