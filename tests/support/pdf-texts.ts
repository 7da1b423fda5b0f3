import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Reads PDF files with a parser. Jest cannot import the parser, so it runs in another process.
 * @returns the text of each file with single spaces, and its number of pages
 */
export function pdfTexts(pdfs: readonly Uint8Array[]): { text: string; pages: number }[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  const files = pdfs.map((pdf, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, pdf);
    return file;
  });
  try {
    const script = `
      import { readFileSync } from 'node:fs';
      import { readPdf } from './lib/cv/read-pdf.ts';
      const files = process.argv.slice(1);
      const read = await Promise.all(files.map((file) => readPdf(readFileSync(file))));
      console.log(JSON.stringify(read));`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script, ...files];
    const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
    const read = JSON.parse(output) as { text: string; pages: number }[];
    return read.map(({ text, pages }) => ({ text: text.replace(/\s+/g, ' '), pages }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
