import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { owner } from '@/data/owner';
import { shareImage } from '@/lib/outputs/share-image';
import { readArguments } from '../cli';
import { pictureCache } from './cache';
import { drawAll } from './draw';
import { ShareError } from './share-error';
import { shareItems } from './share-items';

const { values } = readArguments(
  'tsx build/share-images/build-share-images.ts [--out out] [--cache .cache/share]',
  {
    options: {
      out: { type: 'string', default: 'out' },
      cache: { type: 'string', default: '.cache/share' },
    },
  },
);
const items = shareItems(loadContent(), owner);
const cache = pictureCache(values.cache);
const changed = items.filter((item) => {
  const png = cache.find(item);
  if (png) write(item.route, png);
  return !png;
});
for await (const { item, png, missing } of drawAll(changed)) {
  write(item.route, png);
  if (missing.length > 0) {
    console.warn(
      `${item.source}: no font of the share pictures has ${missing.join(' ')}, so the picture ` +
        `leaves that out.\n  Add a font that has it in build/share-images/fonts.ts.`,
    );
  } else cache.keep(item, png);
}
cache.tidy();
console.log(`${values.out}/share: ${items.length} pictures, ${changed.length} drawn`);

function write(route: string, png: Uint8Array) {
  const file = path.join(values.out, shareImage(route));
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, png);
  } catch (error) {
    throw new ShareError(
      `The share picture cannot be written to ${file}: ${(error as Error).message}`,
      'Name a folder that can be written: --out DIR.',
    );
  }
}
