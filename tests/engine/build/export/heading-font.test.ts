/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { firstHeadingLetters, headingFonts } from '@/build/export/heading-font';

const display =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

it('takes the letters of the name and the first two headings', () => {
  const page = `<a class="site-name" href="/">Ada <svg><path d="Q"/></svg></a>
    <h1 id="x">Tom &amp; Ada</h1><h2>It&#x27;s <em>me</em></h2><h3>Zoo</h3>`;
  expect(firstHeadingLetters(page)).toBe(" &'AITademost");
});

it('makes a small font that has the letters', async () => {
  const data = await (await headingFonts(readFileSync(display)))('Ada');
  const font = create(Buffer.from(data, 'base64')) as Font;
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  expect(['A', 'd', 'a', 'b'].map(has)).toEqual([true, true, true, false]);
  expect(data.length).toBeLessThan(2500);
});
