/** @jest-environment node */
import fc from 'fast-check';
import { GLYPH_SIZE, glyphOf } from '@/lib/glyph/glyph';

const slugs = fc.string({ maxLength: 20 });

/**
 * Walks along path data as SVG does and returns every point that it reaches. Throws on a command
 * that glyphs do not use.
 */
function pointsOf(path: string): [number, number][] {
  if (path !== '' && !/^(M[\d ]+([hv]-?[\d.]+|a1 1 0 0 1[- ]1[- ]1)+z)+$/.test(path)) {
    throw new Error(`no path data: ${path}`);
  }
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mhva])([^Mhvaz]*)/g)].map(([, command, text = '']) => {
    const numbers = text.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const [first = 0, second = 0] = numbers;
    if (command === 'M') [x, y] = [first, second];
    if (command === 'h') x += first;
    if (command === 'v') y += first;
    if (command === 'a') [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
    return [x, y];
  });
}

describe('glyphOf', () => {
  it('gives the same slug the same glyph for ever', () => {
    expect(glyphOf('maskott')).toEqual({
      colors: ['#f97316', '#facc15'],
      paths: [
        'M0 0h1v1h-1zM2 1h-1a1 1 0 0 1 1-1zM3 1v1a1 1 0 0 1-1-1zM0 2h1v1h-1zM2 2h.5v1h-.5zM1 3v1a1 1 0 0 1-1-1zM3 3v1a1 1 0 0 1-1-1z',
        'M3 0h.5v1h-.5zM1 2v-1a1 1 0 0 1 1 1zM2 2v1a1 1 0 0 1-1-1zM3 2h1v.5h-1zM1 4v-1a1 1 0 0 1 1 1zM3 3h.5v1h-.5z',
      ],
    });
  });

  it('keeps the colours that an item brings, and the pattern', () => {
    const glyph = glyphOf('maskott', ['#000000', '#ffffff']);
    expect(glyph.colors).toEqual(['#000000', '#ffffff']);
    expect(glyph.paths).toEqual(glyphOf('maskott').paths);
  });

  it('finds two colours for any other item', () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        const [one, two] = glyphOf(slug).colors;
        expect(one).toMatch(/^#[0-9a-f]{6}$/);
        expect(two).toMatch(/^#[0-9a-f]{6}$/);
        expect(one).not.toBe(two);
      }),
    );
  });

  it('draws inside its grid', () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        const outside = glyphOf(slug)
          .paths.flatMap(pointsOf)
          .filter((point) => point.some((place) => place < 0 || place > GLYPH_SIZE));
        expect(outside).toEqual([]);
      }),
    );
  });

  it('tells the projects of a portfolio apart', () => {
    const patterns = Array.from({ length: 500 }, (_, index) => glyphOf(`p-${index}`).paths.join());
    expect(new Set(patterns).size).toBe(500);
  });
});
