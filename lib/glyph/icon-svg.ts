import { GLYPH_SIZE, type Glyph } from './glyph';

/** A block glyph as the text of an SVG file. */
export function iconSvg({ paths, colors }: Glyph) {
  const shapes = paths.map((path, ink) => `<path d="${path}" fill="${colors[ink]}"/>`).join('');
  const box = `0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>\n`;
}
