import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { picturesOf } from '@/lib/check/texts';
import { pictureFinder } from '@/lib/content/find-picture';
import { readContent } from '@/lib/content/load-content';
import { pageWidths } from '@/lib/content/picture';
import { owner } from '@/data/owner';
import { readArguments } from '../cli';
import { pictureCache } from './cache';
import { encodeCopy, encodeSource } from './encode';

const { values } = readArguments(
  'tsx build/images/build-images.ts [--out out] [--cache .cache/pictures]',
  {
    options: {
      out: { type: 'string', default: 'out' },
      cache: { type: 'string', default: '.cache/pictures' },
    },
  },
);
const findPicture = pictureFinder(process.cwd());
const findForPage = pictureFinder(process.cwd(), pageWidths);
const { texts, content } = readContent();
const besideTexts = [
  owner.portrait.src,
  ...content.projects.flatMap(({ pictureUrl, images, testimonials }) => [
    pictureUrl,
    ...images.map(({ src }) => src),
    ...testimonials.map(({ referentPictureUrl }) => referentPictureUrl),
  ]),
];
const pictures = [
  ...texts.flatMap((text) => picturesOf(text, findPicture)),
  ...besideTexts.map(findForPage).filter((found) => 'sources' in found),
];
const written = new Set<string>();
const cache = pictureCache(values.cache);
for (const picture of pictures) {
  for (const source of picture.sources) {
    if (written.has(source.address)) continue;
    const name = path.basename(source.address);
    write(source.address, await cache.get(name, () => encodeSource(picture, source)));
  }
  // What lies in public/ is published already.
  if (picture.file.startsWith('content/') && !written.has(picture.address)) {
    const copy = () => encodeCopy(picture);
    const [first] = picture.sources;
    const name = first && path.basename(first.address).replace(/-.*/, '-copy');
    write(picture.address, await (name ? cache.get(name, copy) : copy()));
  }
}
console.log(
  `${values.out}/pictures: ${new Set(pictures.map(({ address }) => address)).size} pictures, ${cache.made()} files made`,
);
cache.tidy();

function write(address: string, bytes: Buffer) {
  written.add(address);
  const file = path.join(values.out, decodeURIComponent(address));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
