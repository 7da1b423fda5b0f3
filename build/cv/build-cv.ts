import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cvFile, cvPapers } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { readArguments } from '../cli';
import { renderCv } from './render-cv';

const { values } = readArguments('tsx build/cv/build-cv.ts [--out out/cv]', {
  options: { out: { type: 'string', default: 'out/cv' } },
});
mkdirSync(values.out, { recursive: true });
const projectPages = siteContent().projects.map(({ slug }) => slug);
const pdfs = await renderCv(cvPapers, { ...site, projectPages });
for (const [index, pdf] of pdfs.entries()) {
  const file = path.join(values.out, cvFile(cvPapers[index] ?? 'a4', site.owner.name).name);
  writeFileSync(file, pdf);
  console.log(`${file} (${(pdf.length / 1000).toFixed(1)} kB)`);
}
