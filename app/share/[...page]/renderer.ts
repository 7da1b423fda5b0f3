import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Renderer } from 'takumi-js/node';
import { theme } from '@/data/theme';
import { fallbackTypefaces, filesOf, type Typeface } from '@/lib/fonts/typefaces';

const { display, mono } = theme.fonts;

/** The typefaces by CSS family. All but the first two are for letters that these lack. */
export const typefaces: Record<string, Typeface> = {
  display,
  mono,
  ...Object.fromEntries(
    fallbackTypefaces.map((face) => [path.basename(face.package), { ...face, weights: [700] }]),
  ),
  'noto-emoji': { package: '@fontsource/noto-emoji', weights: [700] },
};

let renderer: Promise<Renderer> | undefined;

/** The renderer of all share images, with their fonts. */
export const sharedRenderer = (): Promise<Renderer> => (renderer ??= loadRenderer());

/** Loads the fonts, once per process. System fonts are not used, because they differ between machines. */
async function loadRenderer(): Promise<Renderer> {
  const loaded = new Renderer();
  for (const [name, face] of Object.entries(typefaces)) {
    for (const file of filesOf(face)) {
      await loaded.registerFont({ name, data: readFileSync(file.path) });
    }
  }
  return loaded;
}
