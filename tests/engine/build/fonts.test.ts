/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { Typeface } from '@/build/fonts/font-files';
import { buildFonts, warnOfFontSize } from '@/build/fonts/build-fonts';
import { site } from '@/lib/site';
import { projectFolder } from '../../support/content-folder';

const notoSans = 'node_modules/@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff2';
const { mono } = site.theme.fonts;

/** Builds the fonts of a site whose headings are in a file of its own. */
async function build(text: Typeface = site.theme.fonts.text, files: Record<string, string> = {}) {
  const root = projectFolder({ 'data/fonts/own.woff2': readFileSync(notoSans), ...files });
  const display = { files: ['data/fonts/own.woff2'], weights: [700] };
  const folder = join(root, 'fonts');
  await buildFonts({ display, text, mono }, root, folder);
  const fontOf = (name: string) => create(readFileSync(join(folder, `${name}.woff2`))) as Font;
  return { css: readFileSync(join(folder, 'fonts.css'), 'utf8'), fontOf, folder };
}

it('pages have the typefaces of the site, in the weights that it names', async () => {
  const { css, fontOf } = await build();
  expect(fontOf('display').familyName).toBe('Noto Sans');
  expect(fontOf('text').variationAxes.wght).toMatchObject({ min: 400, max: 600 });
  expect(css).toMatch(/font-family: text;\s+font-weight: 400 600;/);
});

it('pages have the letters of keyboards, and those that the texts of the site use', async () => {
  const { css, fontOf } = await build(site.theme.fonts.text, {
    'data/owner.ts': "export const owner = { name: 'Jiří' };",
    'content/blog/a.md': 'Žluťoučký kůň, e\u0301clair, 東京, سلام, 🎉\n',
  });
  const has = (name: string, letters: string) =>
    [...letters].map((letter) => fontOf(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(has('text', 'aZ~é')).toEqual([true, true, true, true]);
  expect(has('text', 'ñ')).toEqual([false]);
  expect(has('text-2', 'ťůňřaš')).toEqual([true, true, true, true, false, false]);
  expect(css).toContain('text-2.woff2');
  expect(css).not.toContain('text-3.woff2');
});

it('gives them fallback fonts of their width', async () => {
  const { css } = await build();
  const widthOf = (family: string) =>
    Number(new RegExp(`'${family}'[^}]*size-adjust: ([\\d.]+)%`).exec(css)?.[1]);
  // Noto Sans Bold is wider than Arial Bold, and the letters of both monospaced fonts have 0.6 em.
  expect(widthOf('display 1')).toBeGreaterThan(102);
  expect(widthOf('mono 1')).toBeCloseTo(100, 0);
});

it('gives a typeface of fixed width fallback fonts of fixed width', async () => {
  const { css } = await build({ package: '@fontsource/ibm-plex-mono', weights: [400] });
  const fallbacks = css.split('@font-face').filter((rule) => /family: 'text \d'/.test(rule));
  expect(fallbacks.join()).toMatch(/Menlo.*Consolas/s);
  expect(fallbacks.join()).not.toMatch(/Arial|Roboto'/);
  for (const rule of fallbacks.filter((each) => each.includes('Menlo'))) {
    expect(Number(/size-adjust: ([\d.]+)/.exec(rule)?.[1])).toBeCloseTo(100, 0);
  }
});

it('warns of fonts that pages would take long to load, with the size of each', async () => {
  const { folder } = await build();
  expect(warnOfFontSize(folder)).toEqual([]);
  writeFileSync(join(folder, 'heavy.woff2'), Buffer.alloc(60_000));
  const [warning] = warnOfFontSize(folder);
  expect(warning).toMatchObject({ file: 'data/theme.ts' });
  expect(warning?.words).toContain('heavy.woff2 60.0 kB');
});
