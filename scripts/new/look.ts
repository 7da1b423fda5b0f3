import { readFileSync } from 'node:fs';
import { writeFiles } from '@/lib/files/write-files';
import * as looks from '@/lib/looks';
import { didYouMean } from '@/lib/nearest';
import { fontsCss } from '../fonts/fonts-css';
import { CommandError } from '../shared/cli';
import { gitIn, requireCommitted } from '../shared/git';
import { formatFiles } from './format-files';

export type LookName = keyof typeof looks;

const THEME = 'data/theme.ts';
const FONTS = 'app/fonts.css';

/** The files that a look changes. */
export const lookFiles = [THEME, FONTS];

/**
 * Changes the look of the site.
 * @throws CommandError if there is no look of this name, if data/theme.ts begins with none, or if changes would be lost
 */
export async function applyLook(name: string): Promise<void> {
  const look = readLook(name);
  requireCommitted(gitIn('.'), lookFiles);
  await writeLook(look);
  console.log(['Written:', ...lookFiles.map((file) => `  ${file}`)].join('\n'));
}

/**
 * Writes the name of a look into data/theme.ts, and the typefaces of this file into app/fonts.css.
 * @throws CommandError if data/theme.ts begins with no look
 */
export async function writeLook(look: LookName): Promise<void> {
  writeFiles('.', { [THEME]: withLook(readFileSync(THEME, 'utf8'), look) });
  // Imported late, because the owner's typefaces can differ from those of the look.
  const { theme } = await import('@/data/theme');
  writeFiles('.', await formatFiles({ [FONTS]: await fontsCss(theme.fonts) }));
}

/** @throws CommandError if there is no look of this name */
export function readLook(name: string): LookName {
  const names = Object.keys(looks);
  if (isLook(name)) return name;
  const hint = didYouMean(name.toLowerCase(), names, 0.4) || `: expected ${names.join(', ')}.`;
  throw new CommandError(`There is no look "${name}"${hint}`);
}

const isLook = (name: string): name is LookName => Object.hasOwn(looks, name);

/**
 * Replaces the name of the look in the text of data/theme.ts, wherever it is `looks.…`.
 * @throws CommandError if it is nowhere
 */
export function withLook(source: string, look: LookName): string {
  const name = /(?<=\blooks\.)\w+/g;
  if (name.test(source)) return source.replace(name, look);
  throw new CommandError(
    `${THEME} begins with no look. Write ...looks.${look} in place of its colours, typefaces and shapes, and above it:\n` +
      "  import * as looks from '../lib/looks';\nThen: npm run fonts",
  );
}
