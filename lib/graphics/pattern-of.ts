import { createHash } from 'node:crypto';
import type { ColorPair } from './pattern';

/** For a theme that has errors. */
const greys: readonly ColorPair[] = [['#6b7280', '#9ca3af']];

/**
 * The tile pattern of an item, derived from the SHA-256 of its slug: one tile for each of the first 16 bytes.
 * @param pairs pairs of colours; the last byte of the hash selects one
 * @returns a short text for `drawPattern`: a hexadecimal digit for each cell (the index of its tile, plus 8 for the
 * second colour), and the colours
 */
export function patternOf(slug: string, pairs = greys): string {
  const hash = createHash('sha256').update(slug).digest();
  const cells = [...hash.subarray(0, 16)].map((byte) =>
    ((byte & 7) + (byte & 64 ? 8 : 0)).toString(16),
  );
  const pair = pairs[(hash[31] ?? 0) % pairs.length] ?? [];
  return [...cells, ...pair.map((color) => color.slice(1))].join('');
}
