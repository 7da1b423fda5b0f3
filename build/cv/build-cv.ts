import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cvFiles } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { readArguments } from '../cli';
import { renderCv } from './render-cv';

const { values } = readArguments('tsx build/cv/build-cv.ts [--out out/cv]', {
  options: { out: { type: 'string', default: 'out/cv' } },
});
mkdirSync(values.out, { recursive: true });
const projectPages = siteContent().projects.map(({ slug }) => slug);
const files = cvFiles(site);
const pdfs = await renderCv(
  files.map(({ paper }) => paper),
  { ...site, projectPages },
);
for (const [index, { name }] of files.entries()) {
  const [file, pdf] = [path.join(values.out, name), pdfs[index] ?? ''];
  writeFileSync(file, pdf);
  console.log(`${file} (${(pdf.length / 1000).toFixed(1)} kB)`);
}
