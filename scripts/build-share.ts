import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@/data/content/problem';
import { loadContent } from '@/data/content/load-content';
import { owner } from '@/data/owner';
import { shareImage } from '@/data/share-image';
import { pictureCache } from './share/cache';
import { drawAll } from './share/draw';
import { ShareError } from './share/share-error';
import { shareItems } from './share/share-items';

/**
 * Draws the pictures that are shown where pages are shared:
 * `tsx scripts/build-share.ts [--out DIR] [--cache DIR]`. Unchanged pictures come from the cache.
 */
async function buildShare() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'out' },
      cache: { type: 'string', default: '.cache/share' },
    },
  });
  const items = shareItems(loadContent(), owner);
  const cache = pictureCache(values.cache);
  const changed = items.filter((item) => {
    const png = cache.find(item);
    if (png) write(values.out, item.name, png);
    return !png;
  });
  for await (const { item, png, missing } of drawAll(changed)) {
    write(values.out, item.name, png);
    if (missing.length > 0) {
      console.warn(
        `${item.source}: no font of the share pictures has ${missing.join(' ')}, so the picture ` +
          `leaves that out.\n  Add a font that has it in scripts/share/fonts.ts.`,
      );
    } else cache.keep(item, png);
  }
  cache.tidy();
  console.log(`${values.out}/share: ${items.length} pictures, ${changed.length} drawn`);
}

function write(out: string, name: string, png: Uint8Array) {
  const file = path.join(out, shareImage(name));
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

buildShare().catch((error: NodeJS.ErrnoException) => {
  const foreseen =
    error instanceof ShareError ||
    error instanceof ContentError ||
    error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(foreseen ? error.message : error);
  process.exitCode = 1;
});
