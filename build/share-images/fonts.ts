import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ShareError } from './share-error';
import { isJoiner } from './text';

/** The families that pictures ask for by name. */
export const families = { display: 'Bricolage Grotesque', mono: 'IBM Plex Mono' } as const;

/** A font with the letters that are needed, and their code points. */
export interface ShareFont {
  /** Set when a picture asks for it by name; the others step in for letters that it lacks. */
  family?: string;
  data: Uint8Array;
  covered: ReadonlySet<number>;
}

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-*-wght-normal.woff2';

/** In this order they are asked for a letter. A `*` stands for each of the subsets. */
const sources: readonly {
  file: string;
  subsets: readonly string[];
  family?: keyof typeof families;
  axes?: Record<string, number>;
}[] = [
  {
    file: bricolage,
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    family: 'display',
    axes: { wght: 800 },
  },
  {
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-*-400-normal.woff2',
    subsets: ['latin', 'latin-ext'],
    family: 'mono',
  },
  {
    file: '@fontsource/noto-sans/files/noto-sans-*-700-normal.woff2',
    subsets: ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'],
  },
  {
    file: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-*-700-normal.woff2',
    subsets: ['arabic'],
  },
  {
    file: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-*-700-normal.woff2',
    subsets: ['hebrew'],
  },
  { file: '@fontsource/noto-emoji/files/noto-emoji-*-700-normal.woff2', subsets: ['emoji'] },
];

/** The packages that the fonts come from. */
export const fontPackages = sources.map(({ file }) => file.split('/', 2).join('/'));

const { resolve } = createRequire(import.meta.url);

/**
 * Cuts out of the font packages what a text needs. The fonts of the system are never used, so that
 * every machine draws the same.
 * @param text all the text that will be drawn
 * @returns TrueType fonts in the order in which they are asked for a letter
 * @throws ShareError when a font file is not installed
 */
export async function loadFonts(text: string): Promise<ShareFont[]> {
  const letters = new Set(text);
  const fonts: ShareFont[] = [];
  for (const { file, subsets, family, axes } of sources) {
    const lacking = new Set(family ? letters : without(letters, fonts));
    for (const subset of subsets) {
      if (lacking.size === 0) break;
      const data = await subsetFont(await readFont(file.replace('*', subset)), join(lacking), {
        targetFormat: 'truetype',
        ...(axes && { variationAxes: axes }),
      });
      const covered = new Set(new Face(new Blob(data)).collectUnicodes());
      if (covered.size === 0) continue;
      fonts.push({ ...(family && { family: families[family] }), data, covered });
      for (const letter of lacking)
        if (covered.has(letter.codePointAt(0) ?? 0)) lacking.delete(letter);
    }
  }
  return fonts;
}

const join = (letters: Iterable<string>) => [...letters].join('');

const without = (letters: Iterable<string>, fonts: readonly ShareFont[]) =>
  [...letters].filter(
    // What joins letters has to be in each font, beside what it joins.
    (letter) =>
      isJoiner(letter) || !fonts.some(({ covered }) => covered.has(letter.codePointAt(0) ?? 0)),
  );

async function readFont(file: string): Promise<Buffer> {
  try {
    return await readFile(resolve(file));
  } catch {
    throw new ShareError(
      `The share pictures need the font ${file}, and it is not there.`,
      'Run `npm ci`. If the file has been renamed by an update, correct its path in build/share-images/fonts.ts.',
    );
  }
}
