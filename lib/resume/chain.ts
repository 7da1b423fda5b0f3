import { sha256, toHex } from '../sha256';

/*
 * The story as a chain of blocks. The build and the browser hash the same texts: of each block the year, the title, the
 * period if it has one, and the description, as `textContent` returns them.
 */

/** What the first block has in place of the hash of the one before. */
export const firstHash = '0'.repeat(64);

/** How many digits of a hash the page shows, and compares. */
export const shownDigits = 8;

/**
 * Hashes a block with the one before it.
 * @param previous the hash of the block before it, or `firstHash`
 * @param texts the texts of the block; white space counts as one space
 * @returns SHA-256 in 64 hexadecimal digits
 */
export async function hashBlock(previous: string, texts: readonly string[]): Promise<string> {
  const lines = [previous, ...texts.map((text) => text.replace(/\s+/g, ' ').trim())];
  return toHex(await sha256(lines.join('\n')));
}
