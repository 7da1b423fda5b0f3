import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/**
 * Font packages in the order of the fallback, with weight and subsets. The template uses the first
 * two; the others provide letters that these lack.
 */
const sources: readonly [name: string, weight: string, subsets: readonly string[]][] = [
  ['@fontsource-variable/bricolage-grotesque', 'wght', ['latin', 'latin-ext', 'vietnamese']],
  ['@fontsource/ibm-plex-mono', '400', ['latin', 'latin-ext']],
  ['@fontsource/noto-sans', '700', ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']],
  ['@fontsource/noto-sans', '700', ['devanagari']],
  ['@fontsource/noto-sans-arabic', '700', ['arabic']],
  ['@fontsource/noto-sans-hebrew', '700', ['hebrew']],
  ['@fontsource/noto-emoji', '700', ['emoji']],
];

/** The names of the font packages. */
export const fontPackages = sources.map(([name]) => name);

const { resolve } = createRequire(import.meta.url);

/**
 * Reads the fonts of the share images. System fonts are not used, so that the images are the same on
 * every machine.
 * @returns fonts with the name of their package as family, such as `noto-sans`
 * @throws Error if a font file is not installed
 */
export const readFonts = () =>
  sources.flatMap(([name, weight, subsets]) => {
    const family = path.basename(name);
    return subsets.map((subset) => ({
      name: family,
      data: readFileSync(resolve(`${name}/files/${family}-${subset}-${weight}-normal.woff2`)),
    }));
  });

/**
 * Finds the letters of a text that no font has.
 * @param fonts fonts of {@link readFonts}; a font is parsed only if the previous ones lack a letter
 */
export function missingLetters(text: string, fonts: readonly { data: Buffer }[]): Set<string> {
  // Joiners and variation selectors are invisible and need no glyph.
  let letters = [...new Set(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))];
  for (const { data } of fonts) {
    if (letters.length === 0) break;
    const font = create(data) as Font;
    letters = letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }
  return new Set(letters);
}
