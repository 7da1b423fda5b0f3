import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openSearch } from '@/lib/search/query';

/** Results that the search shows at first. */
const SHOWN = 10;

/**
 * What a visitor downloads to search for one word, after brotli, index and results included.
 * @param out folder of the export
 * @param words to search for, each by a visitor of its own
 * @returns bytes for the costliest of them
 */
export async function searchSize(out: string, words: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    words.map(async (word) => {
      let bytes = 0;
      const search = await openSearch((file) => {
        const content = readFileSync(path.join(out, file));
        bytes += brotliCompressSync(content).length;
        return Promise.resolve(JSON.parse(content.toString()) as unknown);
      });
      const { numbers } = await search.find(word);
      await search.entries(numbers.slice(0, SHOWN));
      return bytes;
    }),
  );
  return Math.max(...sizes);
}
