import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/**
 * Packages of fonts in the order in which they are asked for a letter, with the weight and the
 * subsets to take. The template names the first two; the others fill in for letters that these lack.
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

/** The packages that the fonts come from. */
export const fontPackages = sources.map(([name]) => name);

const { resolve } = createRequire(import.meta.url);

/**
 * Reads the fonts of the share images. The fonts of the system are never used, so every machine draws
 * the same letters.
 * @returns fonts whose family is the name of their package, such as `noto-sans`
 * @throws Error when a font file is not installed
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
 * @param fonts those of {@link readFonts}; one is parsed only when the ones before it lack a letter
 */
export function missingLetters(text: string, fonts: readonly { data: Buffer }[]): Set<string> {
  // Joiners and variation selectors are invisible, whatever the font has for them.
  let letters = [...new Set(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))];
  for (const { data } of fonts) {
    if (letters.length === 0) break;
    const font = create(data) as Font;
    letters = letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }
  return new Set(letters);
}
