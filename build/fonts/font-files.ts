import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import type { Typefaces } from '@/lib/schema';

export type Typeface = Typefaces[keyof Typefaces];

/** A font file of a typeface. */
export interface FontFile {
  path: string;
  /** What the typeface takes from it: several weights only if the font is variable. */
  weights: readonly number[];
  isVariable: boolean;
}

const { resolve } = createRequire(import.meta.url);

/** The folder of a package of Fontsource, or nothing if no such package is installed. */
export function packageFolder(name: string): string | undefined {
  try {
    return path.dirname(resolve(`${name}/metadata.json`));
  } catch {
    return undefined;
  }
}

/** The packages of Fontsource that are installed. */
export const installedPackages = (): string[] =>
  ['@fontsource', '@fontsource-variable']
    .map((scope) => path.join('node_modules', scope))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).map((name) => path.posix.join(path.basename(folder), name)),
    );

/**
 * The files of a typeface, grouped by the letters that they have: Latin first. Some may not exist.
 * @param root folder of the site
 */
export function fontFiles({ package: name, files = [], weights }: Typeface, root: string) {
  if (name === undefined) {
    const paths = files.map((file) => path.join(root, file));
    const [first = ''] = paths;
    if (paths.length === 1 && weightsIn(first)) {
      return [[{ path: first, weights, isVariable: true }]];
    }
    return [paths.map((file, index) => oneWeight(file, weights[index] ?? 0))];
  }
  const folder = packageFolder(name);
  if (folder === undefined) return [];
  // https://fontsource.org/docs/api/fonts-id
  const { id, subsets } = JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8')) as {
    id: string;
    subsets: string[];
  };
  const fileOf = (subset: string, weight: string | number) =>
    path.join(folder, 'files', `${id}-${subset}-${weight}-normal.woff2`);
  return [...new Set(['latin', 'latin-ext', ...subsets])].map((subset): FontFile[] => {
    const variable = fileOf(subset, 'wght');
    if (existsSync(variable)) return [{ path: variable, weights, isVariable: true }];
    return weights.map((weight) => oneWeight(fileOf(subset, weight), weight));
  });
}

const oneWeight = (path: string, weight: number): FontFile => ({
  path,
  weights: [weight],
  isVariable: false,
});

/**
 * The weights of a variable font, or nothing if it is not variable or cannot be read.
 * @param file path of the font
 */
export function weightsIn(file: string): { min: number; max: number } | undefined {
  return readFont(file)?.variationAxes.wght;
}

/** A font file, or nothing if it cannot be read. */
export function readFont(file: string): Font | undefined {
  try {
    return create(readFileSync(file)) as Font;
  } catch {
    return undefined;
  }
}

/**
 * Finds the letters of a text that none of some fonts has.
 * @param fonts in the order of the fallback; a font is read only if the previous ones lack a letter
 */
export function missingLetters(text: string, fonts: readonly { path: string }[]): string[] {
  // Joiners and variation selectors are invisible and need no glyph.
  let letters = [...new Set(text.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, ''))];
  for (const { path } of fonts) {
    if (letters.length === 0) break;
    const font = readFont(path);
    letters = letters.filter((letter) => !font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }
  return letters;
}

/**
 * Finds the files of a typeface that a text needs, each with the letters that those before it lack.
 * @param root folder of the site
 */
export function filesWith(
  text: string,
  face: Typeface,
  root: string,
): (FontFile & { letters: string })[] {
  let rest = missingLetters(text, []);
  return fontFiles(face, root).flatMap((group) => {
    const files = group.filter(({ path }) => existsSync(path));
    const missing = missingLetters(rest.join(''), files);
    const letters = rest.filter((letter) => !missing.includes(letter)).join('');
    rest = missing;
    return letters === '' ? [] : files.map((file) => ({ ...file, letters }));
  });
}

/** Finds the letters of a text that no typeface of the site has. */
export const missingFromTypefaces = (text: string, typefaces: Typefaces, root: string): string[] =>
  missingLetters(
    text,
    Object.values(typefaces).flatMap((face) => fontFiles(face, root).flat()),
  );
