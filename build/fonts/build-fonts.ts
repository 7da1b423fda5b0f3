import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Warning } from '@/lib/check/problem';
import { filesIn } from '@/lib/files-in';
import { codeVersion, hashOf } from '@/lib/hash';
import type { Typefaces } from '@/lib/schema';
import { filesWith, fontFiles } from './font-files';
import { fallbackRules } from './fallback-fonts';

/** The letters and signs of a keyboard, and those of typography. */
const basicLetters =
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => at + 0x20)) +
  '«»·×–—‘’‚“”„•…‹›€™←↑→↓−';

/**
 * Scripts whose letters can be taken from a font one by one. Those of others change beside each other, or
 * are so many that they would take long to load.
 */
const simpleScripts = /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Common}]/u;

/** Folder of the fonts that a build writes. */
const FOLDER = '.cache/fonts';

/** Bytes of all fonts together: WOFF2 is compressed. */
const MOST_BYTES = 90_000;

/** The weights in which pages set the typefaces of one weight, whichever weight that is. */
const pageWeights: Record<string, number> = { display: 700, mono: 400 };

/**
 * Writes the fonts of the pages into `.cache/fonts`, with the `fonts.css` that app/globals.css imports.
 * They have only the letters and weights that the site uses: those of the sample have 40 kB instead of
 * 86. Pages load them after the first paint (build/export/browser/head.ts); the letters of the first
 * headings are in the page (build/export/heading-font.ts). Nothing happens if they are up to date.
 * @param fonts the typefaces of the site
 * @param root folder of the site
 */
export async function buildFonts(fonts: Typefaces, root: string, folder = FOLDER): Promise<void> {
  const letters = lettersOf(root);
  const faces = Object.entries(fonts);
  const sources = faces.flatMap(([, face]) => fontFiles(face, root).flat());
  const versionFile = path.join(folder, 'version.txt');
  const version = hashOf(
    codeVersion('build/fonts'),
    letters,
    JSON.stringify(fonts),
    ...sources.filter((file) => existsSync(file.path)).map((file) => readFileSync(file.path)),
  );
  if (existsSync(versionFile) && readFileSync(versionFile, 'utf8') === version) return;
  mkdirSync(folder, { recursive: true });
  rmSync(versionFile, { force: true });

  const rules: string[] = [];
  const written = ['fonts.css'];
  const fontFaces: { name: string; data: Buffer }[] = [];
  for (const [name, face] of faces) {
    for (const [index, file] of filesWith(letters, face, root).entries()) {
      const { weights, isVariable } = file;
      const [min = 400, max = min] = [Math.min(...weights), Math.max(...weights)];
      const axis = min === max ? min : { min, max };
      const data = readFileSync(file.path);
      const subset = await subsetFont(data, file.letters, {
        targetFormat: 'woff2',
        ...(isVariable && { variationAxes: { wght: axis } }),
        // Ligatures and alternates that no letter leads to.
        noLayoutClosure: true,
      });
      const fileName = index === 0 ? `${name}.woff2` : `${name}-${index + 1}.woff2`;
      writeFileSync(path.join(folder, fileName), subset);
      written.push(fileName);
      fontFaces.push({ name, data });
      const shown = pageWeights[name] ?? (min === max ? min : `${min} ${max}`);
      rules.push(`@font-face {
  font-family: ${name};
  font-weight: ${shown};
  font-display: swap;
  src: url('./${fileName}');
}
`);
    }
  }
  writeFileSync(
    path.join(folder, 'fonts.css'),
    [...rules, await fallbackRules(fontFaces)].join('\n'),
  );
  // Last, because a running `npm run dev` stays broken if a file was missing for a moment.
  for (const name of filesIn(folder)) if (!written.includes(name)) rmSync(path.join(folder, name));
  writeFileSync(versionFile, version);
}

/** The letters of all texts of a site, each once, in a fixed order. */
function lettersOf(root: string): string {
  const letters = new Set(basicLetters);
  for (const folder of ['data', 'content']) {
    for (const name of filesIn(path.join(root, folder))) {
      if (!/\.(md|ts)$/.test(name)) continue;
      const text = readFileSync(path.join(root, folder, name), 'utf8').normalize();
      for (const letter of text.match(/[^\x00-\x7f]/gu) ?? []) letters.add(letter);
    }
  }
  return [...letters]
    .filter((letter) => simpleScripts.test(letter))
    .sort()
    .join('');
}

/** Warns of fonts that {@link buildFonts} has written, if pages would load too much of them. */
export function warnOfFontSize(folder = FOLDER): Warning[] {
  const fonts = filesIn(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }));
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  if (bytes <= MOST_BYTES) return [];
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  const list = fonts.map((font) => `${font.name} ${kilobytes(font.bytes)}`).join(', ');
  const words =
    `fonts: pages would load ${kilobytes(bytes)} of fonts (${list}), more than ` +
    `${kilobytes(MOST_BYTES)}: choose fewer weights, or a typeface with simpler letters`;
  return [{ file: 'data/theme.ts', words }];
}
