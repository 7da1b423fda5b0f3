import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageFinder } from '@/lib/images/find-image';
import { pageWidths } from '@/lib/images/image';
import { imagesOf } from '@/lib/content/text';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';
import { cacheDirectory, outDirectory, siteDirectory } from '@/lib/site/directory';
import { fileCache } from '@/lib/file-cache';
import { explainErrors } from '../cli';
import { writeFiles } from '../write-files';
import { encodeCopy, encoder, encodeSource } from './encode';

explainErrors();
const findImage = imageFinder(siteDirectory);
const findForPage = imageFinder(siteDirectory, pageWidths);
const { texts, content } = loadSiteContent();
const besideTexts = [
  ...(site.owner.portrait ? [site.owner.portrait.src] : []),
  ...content.projects.flatMap(({ pictureUrl, images, testimonials }) => [
    ...(pictureUrl ? [pictureUrl] : []),
    ...images.map(({ src }) => src),
    ...testimonials.flatMap(({ referentPictureUrl }) => referentPictureUrl ?? []),
  ]),
];
const media = texts.flatMap((text) => imagesOf(text, findImage));
const videos = media.flatMap(({ video = [] }) => video);
const pictures = [
  ...media,
  ...videos.flatMap(({ poster = [] }) => poster),
  ...besideTexts.map(findForPage).filter((found) => 'sources' in found),
];
const written = new Set<string>();
const cache = fileCache(path.join(cacheDirectory, 'pictures'), encoder);
for (const picture of pictures) {
  for (const source of picture.sources) {
    if (written.has(source.url)) continue;
    const name = path.basename(source.url);
    write(source.url, await cache.getOrMake(name, () => encodeSource(picture, source)));
  }
  // Files in public/ are already part of the export.
  if (picture.file.startsWith('content/') && !written.has(picture.url)) {
    const copy = () => encodeCopy(picture);
    const [first] = picture.sources;
    const name = first && path.basename(first.url).replace(/-.*/, '-copy');
    write(picture.url, await (name ? cache.getOrMake(name, copy) : copy()));
  }
}
for (const { file, url } of videos.flatMap(({ captions }) => captions)) {
  if (file.startsWith('content/')) write(url, readFileSync(path.join(siteDirectory, file)));
}
console.log(
  `${outDirectory}/pictures: ${new Set(pictures.map(({ url }) => url)).size} pictures, ${cache.missed()} files made`,
);
cache.prune();

function write(url: string, bytes: Buffer) {
  written.add(url);
  writeFiles(outDirectory, { [decodeURIComponent(url)]: bytes });
}
