/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fileCache } from '@/lib/file-cache';
import { firstHeadingLetters, headingFonts } from '@/build/export/heading-font';
import { projectFolder } from '../../../support/content-folder';

const cache = fileCache(projectFolder({}), '1');

const display =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

it('the font of headings takes the letters of the name and the first two headings', () => {
  const page = `<a class="site-name" href="/">Ada <svg><path d="Q"/></svg></a>
    <h1 id="x">Tom &amp; Ada</h1><h2>It&#x27;s <em>me</em></h2><h3>Zoo</h3>`;
  expect(firstHeadingLetters(page)).toBe(" &'AITademost");
});

it.each([
  ['of all of them', 'b', [true, true, true]],
  ['of two if it were too large', 'bcdefghijklmnopqrstuvwxyz0123456789', [true, true, false]],
])('the font of headings makes a small font %s', async (_, second, expected) => {
  const fontFor = await headingFonts([readFileSync(display)], cache);
  const [data = ''] = await fontFor(`<a class="site-name">Ada</a><h1>Zoo</h1><h2>${second}</h2>`);
  const font = create(Buffer.from(data, 'base64')) as Font;
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  expect(['A', 'Z', 'b'].map(has)).toEqual(expected);
  expect(data.length).toBeLessThan(3300);
});

it('no font is made of headings whose letters it lacks', async () => {
  const fontFor = await headingFonts([readFileSync(display)], cache);
  expect(await fontFor('<a class="site-name">田中 由紀</a><h1>経歴</h1>')).toEqual([]);
});

it('the font of headings has the name and the title of a page, however many letters they take', async () => {
  const fontFor = await headingFonts([readFileSync(display)], cache);
  const title = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const [data = ''] = await fontFor(`<a class="site-name">7</a><h1>${title}</h1>`);
  const font = create(Buffer.from(data, 'base64')) as Font;
  expect(
    [...`7${title}`].filter((letter) => !font.hasGlyphForCodePoint(letter.charCodeAt(0))),
  ).toEqual([]);
});
