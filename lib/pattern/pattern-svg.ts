import { PATTERN_SIZE, type Pattern } from './pattern';

/** A block pattern as the text of an SVG file. */
export function patternSvg({ paths, colors }: Pattern) {
  const shapes = paths.map((path, ink) => `<path d="${path}" fill="${colors[ink]}"/>`).join('');
  const box = `0 0 ${PATTERN_SIZE} ${PATTERN_SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>\n`;
}
