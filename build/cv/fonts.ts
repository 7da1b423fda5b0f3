import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { CvError } from './cv-error';
import { coverageOf } from './typst';

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2';
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2';
const plexMono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-*-400-normal.woff2';

/** The faces of the CV: a file for every script, and where on the axes of the family the face lies. */
const faces: readonly { file: string; axes?: Record<string, number> }[] = [
  { file: bricolage, axes: { wght: 700, opsz: 96 } },
  { file: bricolage, axes: { wght: 600, opsz: 14 } },
  { file: instrument, axes: { wght: 400 } },
  { file: instrument, axes: { wght: 500 } },
  { file: plexMono },
];

/** Typst reads neither WOFF2 nor variable fonts, so each face is cut out as a static TrueType font. */
const scripts = ['latin', 'latin-ext'];

const { resolve } = createRequire(import.meta.url);

async function readFont(file: string): Promise<Buffer> {
  try {
    return await readFile(resolve(file));
  } catch {
    throw new CvError(
      `The CV needs the font ${file}, and it is not there.`,
      'Run `npm ci`. If the file has been renamed by an update, correct its path in build/cv/fonts.ts.',
    );
  }
}

/** Cuts out one face, and takes from the file of each script only what the ones before lack. */
async function loadFace({ file, axes }: (typeof faces)[number], letters: ReadonlySet<string>) {
  const fonts: Uint8Array[] = [];
  let missing = [...letters];
  for (const script of scripts) {
    if (missing.length === 0) break;
    const font = await subsetFont(await readFont(file.replace('*', script)), missing.join(''), {
      targetFormat: 'truetype',
      ...(axes && { variationAxes: axes }),
    });
    const covered = coverageOf(font);
    fonts.push(font);
    missing = missing.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0));
  }
  return { fonts, missing };
}

/**
 * Makes the fonts of the CV from the site's font packages, with only the letters that are needed.
 * @param text all the text that will be set
 * @returns static TrueType fonts
 * @throws CvError when a font file is not installed, or when no font has one of the letters
 */
export async function loadFonts(text: string): Promise<Uint8Array[]> {
  const letters = new Set(text.replace(/[\p{Cc}]/gu, ''));
  const loaded = await Promise.all(faces.map((face) => loadFace(face, letters)));
  const missing = [...letters].filter((letter) =>
    loaded.every((face) => face.missing.includes(letter)),
  );
  if (missing.length > 0) {
    throw new CvError(
      `None of the CV's fonts has ${missing.map((letter) => `"${letter}"`).join(', ')}.`,
      'Write the text in data/owner.ts or data/career.ts in Latin letters, or add a font that has them in build/cv/fonts.ts.',
    );
  }
  return loaded.flatMap(({ fonts }) => fonts);
}
