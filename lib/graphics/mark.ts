import type { Theme } from '../schema';
import { mainTheme, svgFile, tilesOf, type FilledPath } from './pattern';

/**
 * The cells of a mark, except for the four of the portrait at the lower left. Each touches the next, so that the tiles
 * of an entry lie together.
 */
const cells: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [2, 2],
  [2, 3],
  [3, 3],
];

/**
 * Deals the twelve tiles of a mark to the first entries of a record, in order. The first ones may get one more.
 * @param patterns the pattern of each entry: see `patternOf`
 * @returns the tiles of each of the first twelve entries
 */
export function dealTiles(patterns: readonly string[]): FilledPath[][] {
  const dealt = patterns.slice(0, cells.length);
  let left = cells;
  return dealt.map((pattern, index) => {
    const count = Math.ceil(left.length / (dealt.length - index));
    const own = left.slice(0, count);
    left = left.slice(count);
    const tiles = tilesOf(pattern);
    return own.flatMap((cell, place) => {
      const tile = tiles[place];
      return tile ? { path: tile.draw(...cell), color: tile.color } : [];
    });
  });
}

/** The paths of tiles, one for each colour, so that no seam shows between two that touch. */
export function pathsOf(tiles: readonly FilledPath[]): FilledPath[] {
  const colors = [...new Set(tiles.map(({ color }) => color))];
  return colors.map((color) => ({
    color,
    path: tiles.map((tile) => (tile.color === color ? tile.path : '')).join(''),
  }));
}

/** The disc in the place of the portrait, where there is none. */
export const portraitDisc = (theme: Theme): FilledPath => ({
  path: 'M1 2a1 1 0 0 1 0 2a1 1 0 0 1 0-2z',
  color: theme[mainTheme(theme)]['accent-solid'],
});

/** A mark as the text of an SVG file. */
export const markSvg = (tiles: readonly FilledPath[][], theme: Theme): string =>
  svgFile([portraitDisc(theme), ...pathsOf(tiles.flat())]);
