import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { careerOn } from '../data/availability';
import { career } from '../data/career';
import { buildDay } from '../data/content/date';
import { cvFile, cvPapers } from '../data/cv-file';
import { owner } from '../data/owner';
import { CvError } from './cv/cv-error';
import { renderCv } from './cv/render-cv';

/**
 * Writes the CV for each paper size: `tsx scripts/build-cv.ts [--out DIR]`.
 * DIR is `out/cv` unless given; it is made where it does not exist.
 */
async function buildCv() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'out/cv' } } });
  await writing(values.out, mkdir(values.out, { recursive: true }));
  const start = performance.now();
  const pdfs = await renderCv(cvPapers, owner, careerOn(career, buildDay()));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  for (const [index, pdf] of pdfs.entries()) {
    const file = join(values.out, cvFile(cvPapers[index]).name);
    await writing(file, writeFile(file, pdf));
    console.log(`${file} (${(pdf.length / 1024).toFixed(1)} kB)`);
  }
  console.log(`${pdfs.length} papers set in ${seconds} s`);
}

/** Waits for something to be written, and says where when it cannot be. */
const writing = (path: string, done: Promise<unknown>) =>
  done.catch((error: Error) => {
    throw new CvError(
      `The CV cannot be written to ${path}: ${error.message}`,
      'Name a folder that can be written: --out DIR.',
    );
  });

buildCv().catch((error: NodeJS.ErrnoException) => {
  const foreseen = error instanceof CvError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
});
