import { cvFiles } from '@/lib/outputs/cv-file';
import { site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { readArguments } from '../cli';
import { writeFiles } from '../write-files';
import { renderCv } from './render-cv';

const { values } = readArguments('tsx build/cv/build-cv.ts [--out out/cv]', {
  options: { out: { type: 'string', default: 'out/cv' } },
});
const projectPages = siteContent().projects.map(({ slug }) => slug);
const files = cvFiles(site);
const pdfs = await renderCv(
  files.map(({ paper }) => paper),
  { ...site, projectPages },
);
for (const [index, { name }] of files.entries()) {
  const pdf = pdfs[index] ?? '';
  const [file] = writeFiles(values.out, { [name]: pdf });
  console.log(`${file} (${(pdf.length / 1000).toFixed(1)} kB)`);
}
