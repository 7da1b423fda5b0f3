import { createHash } from 'node:crypto';
import { patternOfHash, type ColorPair } from './pattern';

/** For a theme that has errors. */
const greys: readonly ColorPair[] = [['#6b7280', '#9ca3af']];

/**
 * The tile pattern of an item, derived from the SHA-256 of its slug.
 * @param pairs pairs of colours; the hash selects one
 * @returns a short text for `drawPattern`
 */
export const patternOf = (slug: string, pairs = greys): string =>
  patternOfHash(createHash('sha256').update(slug).digest(), pairs);
