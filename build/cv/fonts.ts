import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Typefaces } from '@/lib/site/types';
import { filesWith } from '../fonts/font-files';
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
    [display, body, mono].map((face) =>
      Promise.all(filesWith(text, face, root).flatMap(instancesOf)),
    ),
  );
  const [displayFamily, textFamily, monoFamily] = loaded.map(([first]) =>
    first ? familyOf(first) : '',
  );
  return {
    fonts: loaded.flat(),
    families: { display: displayFamily, text: textFamily, mono: monoFamily },
  };
}

/** A font of each weight. */
const instancesOf = ({
  path,
  weights,
  isVariable,
  letters,
}: ReturnType<typeof filesWith>[number]) =>
  weights.map(async (wght) => {
    const axes = isVariable && { variationAxes: { wght } };
    return subsetFont(await readFile(path), letters, { targetFormat: 'truetype', ...axes });
  });
