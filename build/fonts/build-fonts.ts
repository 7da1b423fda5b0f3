import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Warning } from '@/lib/check/warnings';
import { filesIn } from '@/lib/files-in';
import { codeVersion, hashOf } from '@/lib/hash';
import type { Typefaces } from '@/lib/site/types';
import { byteBudgets } from '../budgets';
import { fontFiles } from './font-files';
import { fallbackRules } from './fallback-fonts';

/** Basic Latin, Latin-1, and the letters and signs that Western European texts add. */
const letters =
  String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, at) => at + 0x20)) +
  'ıŒœŠšŽžŸ–—‘’‚“”„•…‹›€™←↑→↓−′″';

/** Folder of the fonts that a build writes. */
const FOLDER = '.cache/fonts';

/** The weights in which pages set the typefaces of one weight, whichever weight that is. */
const pageWeights: Record<string, number> = { display: 700, mono: 400 };

/**
 * Writes the fonts of the pages into `.cache/fonts`, with the `fonts.css` that app/globals.css imports.
 * They have only the letters and weights that the site uses: those of the sample have 56 kB instead of
 * 86. Pages load them after the first paint (build/export/browser/head.ts); the letters of the first
 * headings are in the page (build/export/heading-font.ts). Nothing happens if they are up to date.
 * @param fonts the typefaces of the site
 * @param root folder of the site
 */
export async function buildFonts(fonts: Typefaces, root: string, folder = FOLDER): Promise<void> {
  const faces = Object.entries(fonts).map(([name, face]) => ({
    name,
    files: (fontFiles(face, root)[0] ?? []).map((file) => ({
      ...file,
      font: readFileSync(file.path),
    })),
  }));
  const versionFile = path.join(folder, 'version.txt');
  const version = hashOf(
    codeVersion('build/fonts'),
    ...faces.flatMap(({ name, files }) =>
      files.flatMap(({ font, ...file }) => [JSON.stringify([name, file]), font]),
    ),
  );
  if (existsSync(versionFile) && readFileSync(versionFile, 'utf8') === version) return;
  mkdirSync(folder, { recursive: true });
  rmSync(versionFile, { force: true });

  const rules: string[] = [];
  const written = ['fonts.css'];
  for (const { name, files } of faces) {
    for (const { font, weights, isVariable } of files) {
      const [min = 400, max = min] = [Math.min(...weights), Math.max(...weights)];
      const axis = min === max ? min : { min, max };
      const subset = await subsetFont(font, letters, {
        targetFormat: 'woff2',
        ...(isVariable && { variationAxes: { wght: axis } }),
        // Ligatures and alternates that no letter leads to.
        noLayoutClosure: true,
      });
      const file = files.length > 1 ? `${name}-${min}.woff2` : `${name}.woff2`;
      writeFileSync(path.join(folder, file), subset);
      written.push(file);
      const shown = pageWeights[name] ?? (min === max ? min : `${min} ${max}`);
      rules.push(`@font-face {
  font-family: ${name};
  font-weight: ${shown};
  font-display: swap;
  src: url('./${file}');
}
`);
    }
  }
  const fontFaces = faces.flatMap(({ name, files }) =>
    files.map(({ font }) => ({ name, data: font })),
  );
  writeFileSync(
    path.join(folder, 'fonts.css'),
    [...rules, await fallbackRules(fontFaces)].join('\n'),
  );
  // Last, because a running `npm run dev` stays broken if a file was missing for a moment.
  for (const name of filesIn(folder)) if (!written.includes(name)) rmSync(path.join(folder, name));
  writeFileSync(versionFile, version);
}

/** Warns of fonts that {@link buildFonts} has written, if pages would load too much of them. */
export function warnOfFontSize(folder = FOLDER): Warning[] {
  const fonts = filesIn(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }));
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  if (bytes <= byteBudgets.fonts) return [];
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  const list = fonts.map((font) => `${font.name} ${kilobytes(font.bytes)}`).join(', ');
  const words =
    `fonts: pages would load ${kilobytes(bytes)} of fonts (${list}), more than ` +
    `${kilobytes(byteBudgets.fonts)}: choose fewer weights, or a typeface with simpler letters`;
  return [{ file: 'data/theme.ts', words }];
}
