/** Cells along each side of a pattern. */
export const PATTERN_SIZE = 4;

/** The possible tiles of a cell at (x, y): quarter circles, bars, a dot and a full cell. */
const tiles: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x} ${y}h1a1 1 0 0 1-1 1z`,
  (x, y) => `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`,
  (x, y) => `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`,
  (x, y) => `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`,
  (x, y) => `M${x} ${y}h1v.5h-1z`,
  (x, y) => `M${x} ${y}h.5v1h-.5z`,
  (x, y) => `M${x} ${y}h1v1h-1z`,
  () => '',
];

/** A hexadecimal digit for each cell (the index of its tile, plus 8 for the second colour), and the colours. */
const WRITTEN = /^([0-9a-f]{16})([0-9a-f]{6})([0-9a-f]{6})$/i;

/** Draws a pattern of `patternOf`: two colours, and the SVG path data of the cells in each of them. */
export function drawPattern(pattern: string) {
  const [, cells = '', first = '', second = ''] = WRITTEN.exec(pattern) ?? [];
  const paths: [string, string] = ['', ''];
  [...cells].forEach((digit, cell) => {
    const value = parseInt(digit, 16);
    const tile = tiles[value % tiles.length];
    const ink = value < tiles.length ? 0 : 1;
    paths[ink] += tile?.(cell % PATTERN_SIZE, Math.floor(cell / PATTERN_SIZE)) ?? '';
  });
  return { colors: [`#${first}`, `#${second}`] as const, paths };
}

/** A pattern as the text of an SVG file. */
export function patternSvg(pattern: string) {
  const { paths, colors } = drawPattern(pattern);
  const shapes = paths.map((path, ink) => `<path d="${path}" fill="${colors[ink]}"/>`).join('');
  const box = `0 0 ${PATTERN_SIZE} ${PATTERN_SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>\n`;
}
