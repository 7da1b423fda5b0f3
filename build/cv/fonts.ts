import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { CommandError } from '../cli';
import { coverageOf } from './typst';

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2';
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-*-400-normal.woff2';

/** The font faces of the CV: a file for each script, and the axes of a variable font. */
const faces: readonly { file: string; axes?: Record<string, number> }[] = [
  { file: bricolage, axes: { wght: 700, opsz: 96 } },
  { file: bricolage, axes: { wght: 600, opsz: 14 } },
  { file: instrument, axes: { wght: 400 } },
  { file: instrument, axes: { wght: 500 } },
  { file: plexMono },
];

const scripts = ['latin', 'latin-ext'];

const { resolve } = createRequire(import.meta.url);

/** Subsets the fonts of one face. Each script adds the letters that the previous ones lack. */
async function loadFace({ file, axes }: (typeof faces)[number], letters: ReadonlySet<string>) {
  const fonts: Uint8Array[] = [];
  let missing = [...letters];
  for (const script of scripts) {
    if (missing.length === 0) break;
    const font = await subsetFont(
      await readFile(resolve(file.replace('*', script))),
      missing.join(''),
      {
        targetFormat: 'truetype',
        ...(axes && { variationAxes: axes }),
      },
    );
    const covered = coverageOf(font);
    fonts.push(font);
    missing = missing.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0));
  }
  return { fonts, missing };
}

/** Finds the letters of a text that no font of the CV has. */
export async function missingFromCv(text: string): Promise<string[]> {
  let missing = [...new Set(text)];
  for (const face of faces) {
    if (missing.length > 0) ({ missing } = await loadFace(face, new Set(missing)));
  }
  return missing;
}

/**
 * Creates the fonts of the CV: subsets of the site's font packages, as static TrueType fonts, because
 * Typst supports neither WOFF2 nor variable fonts.
 * @param text all text of the CV
 * @throws CommandError if no font has one of the letters
 */
export async function loadFonts(text: string): Promise<Uint8Array[]> {
  const letters = new Set(text.replace(/[\p{Cc}]/gu, ''));
  const loaded = await Promise.all(faces.map((face) => loadFace(face, letters)));
  const missing = [...letters].filter((letter) =>
    loaded.every((face) => face.missing.includes(letter)),
  );
  if (missing.length === 0) return loaded.flatMap(({ fonts }) => fonts);
  throw new CommandError(
    `The fonts of the CV lack ${missing.map((letter) => `"${letter}"`).join(', ')}.`,
  );
}
