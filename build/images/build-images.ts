import path from 'node:path';
import { readFileSync } from 'node:fs';
import { fileOf, imageFinder } from '@/lib/images/find-image';
import { pageWidths, type SiteImage } from '@/lib/images/image';
import { namedFiles } from '@/lib/images/named-files';
import { site } from '@/lib/site';
import { siteContent, siteMounts } from '@/lib/site/content';
import { cacheDirectory, outDirectory } from '@/lib/site/directory';
import { fileCache } from '@/lib/file-cache';
import { explainErrors } from '../cli';
import { writeFiles } from '../write-files';
import { encodeCopy, encoder, encodeSource } from './encode';

explainErrors();
const findImage = imageFinder(siteMounts);
const findForPage = imageFinder(siteMounts, pageWidths);
const { all } = siteContent();
const besideTexts = [
  ...(site.owner.portrait ? [site.owner.portrait.src] : []),
  ...all.flatMap(({ images }) => Object.values(images)),
].filter((url) => url !== undefined);
const named = [
  ...new Set(
    all.flatMap(({ source, path, slug }) => namedFiles(source, path.slice(0, -`${slug}/`.length))),
  ),
];
const isImage = (found: object): found is SiteImage => 'sources' in found;
const images = [...named.map(findImage), ...besideTexts.map(findForPage)].filter(isImage);
const written = new Set<string>();
const cache = fileCache(path.join(cacheDirectory, 'pictures'), encoder);
for (const image of images) {
  for (const source of image.sources) {
    if (written.has(source.url)) continue;
    const name = path.basename(source.url);
    write(source.url, await cache.getOrMake(name, () => encodeSource(image, source)));
  }
  // Files in public/ are already part of the export.
  if (!image.file.startsWith('public/') && !written.has(image.url)) {
    const copy = () => encodeCopy(image);
    const [first] = image.sources;
    const name = first && path.basename(first.url).replace(/-.*/, '-copy');
    write(image.url, await (name ? cache.getOrMake(name, copy) : copy()));
  }
}
// Videos and captions.
for (const url of named) {
  const file = fileOf(siteMounts, url);
  if (!file || file.startsWith('public/') || written.has(url)) continue;
  write(url, readFileSync(file));
}
console.log(
  `${outDirectory}/pictures: ${new Set(images.map(({ url }) => url)).size} images, ${cache.missed()} files made`,
);
cache.prune();

function write(url: string, bytes: Buffer) {
  written.add(url);
  writeFiles(outDirectory, { [decodeURIComponent(url)]: bytes });
}
