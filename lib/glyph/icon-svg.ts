import { GLYPH_SIZE, type Glyph } from './glyph';

interface IconOptions {
  /** Background colour; by default the icon is transparent. */
  background?: string;
  /** Width of the margin, as a fraction of the icon's side. */
  margin?: number;
}

/** A block glyph as the text of an SVG file, for icons. */
export function iconSvg({ paths, colors }: Glyph, { background, margin = 0 }: IconOptions = {}) {
  const side = GLYPH_SIZE / (1 - 2 * margin);
  const start = (GLYPH_SIZE - side) / 2;
  const box = [start, start, side, side].map((length) => Number(length.toFixed(3))).join(' ');
  const [x, y, width, height] = box.split(' ');
  const ground = background
    ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>`
    : '';
  const shapes = paths.map((path, ink) => `<path d="${path}" fill="${colors[ink]}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}${shapes}</svg>\n`;
}
