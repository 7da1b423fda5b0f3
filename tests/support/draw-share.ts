import { createHash } from 'node:crypto';
import { glyphOf } from '@/lib/glyph/glyph';
import { drawAll } from '@/build/share-images/draw';
import { fitTitle } from '@/build/share-images/fit-title';
import { families, loadFonts } from '@/build/share-images/fonts';
import type { ShareItem } from '@/build/share-images/share-items';
import { titleFrame } from '@/build/share-images/share-drawing';
import { plainText } from '@/build/share-images/text';
import { typeface } from '@/build/share-images/typeface';

/* Draws share pictures outside Jest, which does not load HarfBuzz: tsx draw-share.ts TITLE… */

/** What a test asks of a picture. */
export interface DrawnTitle {
  title: string;
  width: number;
  height: number;
  bytes: number;
  hash: string;
  missing: string[];
  lines: string[];
  /** Height of a line and widths of all lines, in pixels. */
  size: number;
  lineWidths: number[];
}

const titles = process.argv.slice(2);
const items = titles.map((title): ShareItem => {
  const route = '/test/';
  const glyph = glyphOf(route);
  const captions = ['Article', '01-12-2023'] as const;
  return { route, title, captions, signature: ['John Doe', 'Developer'], glyph, source: 'test' };
});
const face = typeface(await loadFonts(`${titles.map(plainText).join('')}…`), families.display);

const results: DrawnTitle[] = [];
for await (const { item, png, missing } of drawAll(items)) {
  const { title } = item;
  const { lines, size } = fitTitle(plainText(title), titleFrame, face.measure);
  const header = Buffer.from(png);
  results.push({
    title,
    width: header.readUInt32BE(16),
    height: header.readUInt32BE(20),
    bytes: png.length,
    hash: createHash('sha256').update(png).digest('hex'),
    missing,
    lines,
    size,
    lineWidths: lines.map((line) => face.setLine(line, false).width * size),
  });
}
console.log(JSON.stringify(results));
