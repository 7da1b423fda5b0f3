import { existsSync, readFileSync } from 'node:fs';
import type { Typefaces } from '@/lib/schema';
import { fontFiles, type Typeface } from '../fonts/font-files';

/** Packages for the letters that the typefaces of the site lack, in the order of the fallback. */
const others = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-emoji'];

/**
 * Reads the fonts of the share images. System fonts are not used, so that the images are the same on
 * every machine.
 * @param typefaces the typefaces of the site
 * @param root folder of the site
 * @returns fonts with the family `display`, `mono`, or the name of their package
 */
export function readFonts({ display, mono }: Typefaces, root: string) {
  const faces: [name: string, face: Typeface][] = [
    ['display', display],
    ['mono', mono],
    ...others.map((name): [string, Typeface] => [
      name,
      { package: `@fontsource/${name}`, weights: [700] },
    ]),
  ];
  return faces.flatMap(([name, face]) =>
    fontFiles(face, root)
      .flat()
      .filter(({ path }) => existsSync(path))
      .map(({ path }) => ({ name, path, data: readFileSync(path) })),
  );
}
