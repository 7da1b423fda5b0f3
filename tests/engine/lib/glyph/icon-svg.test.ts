/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { GLYPH_SIZE, glyphOf } from '@/lib/glyph/glyph';
import { iconSvg } from '@/lib/glyph/icon-svg';

const glyph = glyphOf('ada');
const parse = (svg: string) =>
  (
    new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(svg) as {
      svg: { viewBox: string; rect?: Record<string, string>; path: Record<string, string>[] };
    }
  ).svg;

it('is a well-formed SVG with the paths and colours of the glyph', () => {
  expect(XMLValidator.validate(iconSvg(glyph))).toBe(true);
  const { viewBox, rect, path } = parse(iconSvg(glyph));
  expect(viewBox).toBe(`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`);
  expect(rect).toBeUndefined();
  expect(path).toEqual([
    { d: glyph.paths[0], fill: glyph.colors[0] },
    { d: glyph.paths[1], fill: glyph.colors[1] },
  ]);
});

it('keeps a border free on all sides, and fills it with the ground', () => {
  const { viewBox, rect } = parse(iconSvg(glyph, { background: '#000000', margin: 0.25 }));
  expect(viewBox).toBe('-2 -2 8 8');
  expect(rect).toEqual({ x: '-2', y: '-2', width: '8', height: '8', fill: '#000000' });
});
