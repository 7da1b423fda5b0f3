import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Typefaces } from '@/lib/site/types';
import { fontFiles, missingLetters, type FontFile, type Typeface } from '../fonts/font-files';
import { familyOf } from './typst';

/**
 * Creates the fonts of the CV: subsets of those of the site, as static TrueType fonts, because Typst
 * supports neither WOFF2 nor variable fonts.
 * @param text all text of the CV
 * @param root folder of the site
 * @returns the fonts, and the family names of the typefaces
 */
export async function loadFonts(text: string, typefaces: Typefaces, root: string) {
  const { display, text: body, mono } = typefaces;
  const loaded = await Promise.all(
    [display, body, mono].map((face) => loadTypeface(face, root, text.replace(/\p{Cc}/gu, ''))),
  );
  const [displayFamily, textFamily, monoFamily] = loaded.map(([first]) =>
    first ? familyOf(first) : '',
  );
  return {
    fonts: loaded.flat(),
    families: { display: displayFamily, text: textFamily, mono: monoFamily },
  };
}

/** Each script adds the letters that the previous ones lack. */
async function loadTypeface(face: Typeface, root: string, letters: string): Promise<Uint8Array[]> {
  const fonts: Uint8Array[] = [];
  let missing = letters;
  for (const files of fontFiles(face, root)) {
    if (missing === '') break;
    const there = files.filter(({ path }) => existsSync(path));
    fonts.push(...(await Promise.all(there.flatMap((file) => instancesOf(file, missing)))));
    missing = missingLetters(missing, there).join('');
  }
  return fonts;
}

/** A font of each weight. */
const instancesOf = ({ path, weights, isVariable }: FontFile, letters: string) =>
  weights.map(async (wght) => {
    const axes = isVariable && { variationAxes: { wght } };
    return subsetFont(await readFile(path), letters, { targetFormat: 'truetype', ...axes });
  });
