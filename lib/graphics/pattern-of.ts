import { createHash } from 'node:crypto';
import { mainTheme, type Theme } from '../schema';
import { PATTERN_SIZE } from './pattern';

/** The two colours of a pattern, as #rrggbb. */
export type ColorPair = readonly [string, string];

/** For a theme that has errors. */
const greys: readonly ColorPair[] = [['#6b7280', '#9ca3af']];

/** The pairs of colours of a theme: its `patternColors`, or its accents. */
export function patternColors(theme: Theme): readonly ColorPair[] {
  const { accent, 'accent-solid': solid } = theme[mainTheme(theme)];
  return theme.patternColors ?? [[solid, accent]];
}

/**
 * The tile pattern of an item, derived from the SHA-256 of its slug.
 * @param pairs pairs of colours; the hash selects one
 * @returns a short text for `drawPattern`
 */
export function patternOf(slug: string, pairs = greys): string {
  const hash = createHash('sha256').update(slug).digest();
  const cells = [...hash.subarray(0, PATTERN_SIZE * PATTERN_SIZE)].map((byte) =>
    ((byte & 7) + (byte & 64 ? 8 : 0)).toString(16),
  );
  const pair = pairs[(hash[31] ?? 0) % pairs.length] ?? [];
  return [...cells, ...pair.map((color) => color.slice(1))].join('');
}
