import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { cvFile, cvPapers } from '../data/cv-file';
import { CvError } from './cv/cv-error';
import { renderCv } from './cv/render-cv';

/**
 * Writes the CV for each paper size: `tsx scripts/build-cv.ts [--out DIR]`.
 * DIR is `out/cv` unless given; it is made where it does not exist.
 */
async function buildCv() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'out/cv' } } });
  for (const paper of cvPapers) {
    const file = join(values.out, cvFile(paper).name);
    const pdf = await renderCv(paper);
    await write(file, pdf);
    console.log(`${file} (${(pdf.length / 1024).toFixed(1)} kB)`);
  }
}

async function write(file: string, content: Uint8Array) {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  } catch (error) {
    throw new CvError(
      `The CV cannot be written to ${file}: ${error instanceof Error ? error.message : error}`,
      'Name a folder that can be written: --out DIR.',
    );
  }
}

buildCv().catch((error: NodeJS.ErrnoException) => {
  const foreseen = error instanceof CvError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
});
