import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cvFile, cvPapers } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { readArguments } from '../cli/read-arguments';
import { CvError } from './cv-error';
import { renderCv } from './render-cv';

const { values } = readArguments({
  call: 'tsx build/cv/build-cv.ts',
  does: 'Writes the CV for each paper size.',
  options: { out: { type: 'string', default: 'out/cv', says: 'folder to write to' } },
});
await writing(values.out, mkdir(values.out, { recursive: true }));
const start = performance.now();
const pdfs = await renderCv(cvPapers, site);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
for (const [index, pdf] of pdfs.entries()) {
  const file = join(values.out, cvFile(cvPapers[index] ?? 'a4', site.owner.name).name);
  await writing(file, writeFile(file, pdf));
  console.log(`${file} (${(pdf.length / 1024).toFixed(1)} kB)`);
}
console.log(`${pdfs.length} papers set in ${seconds} s`);

/** Waits for something to be written, and says where when it cannot be. */
function writing(path: string, done: Promise<unknown>): Promise<unknown> {
  return done.catch((error: Error) => {
    throw new CvError(
      `The CV cannot be written to ${path}: ${error.message}`,
      'Name a folder that can be written: --out DIR.',
    );
  });
}
