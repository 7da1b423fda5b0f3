import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { picturesOf } from '@/data/content/check-text';
import { pictureFinder } from '@/data/content/find-picture';
import { readContent } from '@/data/content/load-content';
import { pictureCache } from './pictures/cache';
import { encodeCopy, encodeSource, PictureError } from './pictures/encode';

/**
 * Makes the files that stand for the pictures of published texts:
 * `tsx scripts/build-pictures.ts [--out DIR] [--cache DIR]`. Unchanged pictures come from the cache.
 */
async function buildPictures() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'out' },
      cache: { type: 'string', default: '.cache/pictures' },
    },
  });
  const findPicture = pictureFinder(process.cwd());
  const shown = readContent().texts.flatMap((text) => picturesOf(text, findPicture));
  const pictures = new Map(shown.map((picture) => [picture.address, picture]));
  const cache = pictureCache(values.cache);
  for (const picture of pictures.values()) {
    for (const source of picture.sources) {
      const name = path.basename(source.address);
      write(values.out, source.address, await cache.get(name, () => encodeSource(picture, source)));
    }
    // What lies in public/ is published already.
    if (picture.file.startsWith('content/')) {
      const copy = () => encodeCopy(picture);
      const [first] = picture.sources;
      const name = first && path.basename(first.address).replace(/-.*/, '-copy');
      write(values.out, picture.address, await (name ? cache.get(name, copy) : copy()));
    }
  }
  console.log(`${values.out}/pictures: ${pictures.size} pictures, ${cache.made()} files made`);
  cache.tidy();
}

function write(out: string, address: string, bytes: Buffer) {
  const file = path.join(out, decodeURIComponent(address));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

buildPictures().catch((error: NodeJS.ErrnoException) => {
  const foreseen = error instanceof PictureError || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
});
