import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { Typefaces } from '../schema';

/** A package of Fontsource, and the weights used from it. */
export type Typeface = Pick<Typefaces[keyof Typefaces], 'package' | 'weights'>;

/**
 * For scripts that most typefaces lack: Cyrillic, Greek, Devanagari, Arabic, Hebrew. Those for Japanese, Chinese and
 * Korean are too large to be included; owners install the one that they need.
 */
export const fallbackTypefaces: readonly Typeface[] = [
  'noto-sans',
  'vazirmatn',
  'noto-sans-hebrew',
  'noto-sans-jp',
  'noto-sans-sc',
  'noto-sans-tc',
  'noto-sans-kr',
].map((name) => ({ package: `@fontsource/${name}`, weights: [400, 600, 700] }));

export interface FontFile {
  path: string;
  /** The weights taken from it; only a variable font has several. */
  weights: readonly number[];
  isVariable: boolean;
}

/**
 * The font files of a typeface, Latin letters first.
 * @returns an empty list if its package is not installed
 */
export function filesOf({ package: name, weights }: Typeface): FontFile[] {
  const folder = path.join(process.cwd(), 'node_modules', name);
  const metadata = path.join(folder, 'metadata.json');
  if (!existsSync(metadata)) return [];
  // https://fontsource.org/docs/api/fonts-id
  const { id, subsets } = JSON.parse(readFileSync(metadata, 'utf8')) as {
    id: string;
    subsets: string[];
  };
  const fileOf = (subset: string, weight: string | number) =>
    path.join(folder, 'files', `${id}-${subset}-${weight}-normal.woff2`);
  const files = [...new Set(['latin', 'latin-ext', ...subsets])].flatMap((subset) => {
    const variable = fileOf(subset, 'wght');
    if (existsSync(variable)) return [{ path: variable, weights, isVariable: true }];
    return weights.map((weight) => ({
      path: fileOf(subset, weight),
      weights: [weight],
      isVariable: false,
    }));
  });
  return files.filter((file) => existsSync(file.path));
}

/** Characters without a shape of their own: joiners, variation selectors, line breaks. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const fonts = new Map<string, Font>();

function fontAt(file: string): Font {
  const font = fonts.get(file) ?? (create(readFileSync(file)) as Font);
  fonts.set(file, font);
  return font;
}

/** The letters that a file lacks. */
function missingIn(file: FontFile, letters: readonly string[]): string[] {
  const font = fontAt(file.path);
  return letters.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** The visible characters of a text, each once. */
const lettersOf = (text: string): string[] =>
  [...new Set(text)].filter((letter) => !INVISIBLE.test(letter));

/**
 * Finds the letters of a text that no typeface has.
 * @param typefaces in the order in which they are tried
 */
export const missingLetters = (text: string, typefaces: readonly Typeface[]): string[] =>
  typefaces
    .flatMap(filesOf)
    .reduce(
      (letters, file) => (letters.length > 0 ? missingIn(file, letters) : letters),
      lettersOf(text),
    );

/** Removes letters from all texts of a value. A text without any remaining letter or digit becomes empty. */
export function withoutLetters<T>(value: T, letters: readonly string[]): T {
  const missing = new Set(letters);
  const json = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? remove(item, missing) : item,
  );
  return JSON.parse(json) as T;
}

/** Characters that modify the one before: skin tones, variation selectors, joiners. */
const MODIFIERS = /[\u200d\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu;

function remove(text: string, missing: ReadonlySet<string>): string {
  const letters = [...text];
  if (!letters.some((letter) => missing.has(letter))) return text;
  const rest = letters
    .filter((letter) => !missing.has(letter))
    .join('')
    .replace(MODIFIERS, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/^[ .,;:!?]+/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : '';
}

/**
 * Subsets a typeface to the letters of a text, as static TrueType fonts, which Typst requires.
 * @returns the font files; each has the letters that the ones before it lack
 */
export async function subsetTypeface(face: Typeface, text: string): Promise<Buffer[]> {
  let letters = lettersOf(text);
  const fonts: Promise<Buffer>[] = [];
  for (const file of filesOf(face)) {
    if (letters.length === 0) break;
    const missing = missingIn(file, letters);
    const own = letters.filter((letter) => !missing.includes(letter)).join('');
    if (own === '') continue;
    const source = await readFile(file.path);
    for (const weight of file.weights) {
      const axes = file.isVariable ? { variationAxes: { wght: weight } } : {};
      fonts.push(subsetFont(source, own, { targetFormat: 'truetype', ...axes }));
    }
    // All weights of a subset have the same letters; the next subset is for the remaining ones.
    if (file.isVariable || file.weights.at(-1) === face.weights.at(-1)) letters = missing;
  }
  return Promise.all(fonts);
}
