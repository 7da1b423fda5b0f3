import { readFileSync } from 'node:fs';
import { CommandError } from '@/lib/cli';
import { writeFiles } from '@/lib/files/write-files';
import { fontsCss } from '@/lib/fonts/fonts-css';
import { didYouMean } from '@/lib/nearest';
import { editObject, readObject } from '../edit-object';
import { gitIn, requireCommitted } from '../git';
import { formatFiles } from './format-files';
import { ledger } from './looks/ledger';
import { press } from './looks/press';
import { signal } from './looks/signal';
import { studio } from './looks/studio';

/** The finished looks, by the names of their files. */
export const looks = { ledger, press, signal, studio };

export type LookName = keyof typeof looks;

const THEME = 'data/theme.ts';
const FONTS = 'app/fonts.css';

/**
 * Replaces the look of the site in data/theme.ts and app/fonts.css. Logo and share image stay.
 * @throws CommandError if there is no look of this name, or if changes would be lost
 */
export async function applyLook(name: string): Promise<void> {
  const files = await lookFiles(readLook(name));
  requireCommitted(gitIn('.'), Object.keys(files));
  writeFiles('.', await formatFiles(files));
  console.log(['Written:', ...Object.keys(files).map((file) => `  ${file}`)].join('\n'));
}

/** @throws CommandError if there is no look of this name */
export function readLook(name: string): LookName {
  const names = Object.keys(looks);
  if (isLook(name)) return name;
  const hint = didYouMean(name.toLowerCase(), names, 0.4) || `: expected ${names.join(', ')}.`;
  throw new CommandError(`There is no look "${name}"${hint}`);
}

const isLook = (name: string): name is LookName => Object.hasOwn(looks, name);

/** The files of the site with a look, not yet formatted: texts by path. */
export async function lookFiles(name: LookName): Promise<Record<string, string>> {
  const look = readFileSync(`scripts/new/looks/${name}.ts`, 'utf8');
  const theme = readFileSync(THEME, 'utf8');
  const values = Object.entries(readObject(look, name)).flatMap(([property, text]) => {
    const inner = Object.entries(readObject(look, name, property));
    const present = readObject(theme, 'theme', property);
    const isSame =
      inner.length === Object.keys(present).length && inner.every(([key]) => key in present);
    // One by one, the comments between them stay.
    return inner.length > 0 && isSame
      ? inner.map(([key, value]) => [`${property}.${key}`, value] as const)
      : [[property, text] as const];
  });
  return {
    [THEME]: editObject(theme, 'theme', Object.fromEntries(values)),
    [FONTS]: await fontsCss(looks[name].fonts),
  };
}
