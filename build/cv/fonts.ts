import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Typefaces } from '@/lib/site/types';
import { CommandError } from '../cli';
import { fontFiles, type FontFile, type Typeface } from '../fonts/font-files';
import { coverageOf, familyOf } from './typst';

/**
 * Subsets the fonts of a typeface, as static TrueType fonts, because Typst supports neither WOFF2 nor
 * variable fonts. Each script adds the letters that the previous ones lack.
 */
async function loadTypeface(face: Typeface, root: string, letters: ReadonlySet<string>) {
  const fonts: Uint8Array[] = [];
  let missing = [...letters];
  for (const files of fontFiles(face, root)) {
    if (missing.length === 0) break;
    const instances = await Promise.all(
      files.flatMap((file) => instancesOf(file, missing.join(''))),
    );
    const [covered = new Set()] = instances.map(coverageOf);
    fonts.push(...instances);
    missing = missing.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0));
  }
  return { fonts, missing };
}

/** A font of each weight. */
const instancesOf = ({ path, weights, isVariable }: FontFile, letters: string) =>
  existsSync(path)
    ? weights.map(async (wght) => {
        const axes = isVariable && { variationAxes: { wght } };
        return subsetFont(await readFile(path), letters, { targetFormat: 'truetype', ...axes });
      })
    : [];

/** Finds the letters of a text that no font of the CV has. */
export async function missingFromCv(
  text: string,
  typefaces: Typefaces,
  root: string,
): Promise<string[]> {
  let missing = [...new Set(text.replace(/[\p{Cc}]/gu, ''))];
  for (const face of Object.values(typefaces)) {
    if (missing.length > 0) ({ missing } = await loadTypeface(face, root, new Set(missing)));
  }
  return missing;
}

/**
 * Creates the fonts of the CV.
 * @param text all text of the CV
 * @param root folder of the site
 * @returns the fonts, and the family names of the typefaces
 * @throws CommandError if no font has one of the letters
 */
export async function loadFonts(text: string, typefaces: Typefaces, root: string) {
  const letters = new Set(text.replace(/[\p{Cc}]/gu, ''));
  const { display, text: body, mono } = typefaces;
  const loaded = await Promise.all(
    [display, body, mono].map((face) => loadTypeface(face, root, letters)),
  );
  const missing = [...letters].filter((letter) =>
    loaded.every((face) => face.missing.includes(letter)),
  );
  if (missing.length > 0) {
    throw new CommandError(
      `The fonts of the CV lack ${missing.map((letter) => `"${letter}"`).join(', ')}.`,
    );
  }
  const [displayFamily, textFamily, monoFamily] = loaded.map(({ fonts: [first] }) =>
    first ? familyOf(first) : '',
  );
  return {
    fonts: loaded.flatMap(({ fonts }) => fonts),
    families: { display: displayFamily, text: textFamily, mono: monoFamily },
  };
}
