import { readFileSync, writeFileSync } from 'node:fs';
import { contrastFixes } from '@/lib/check/theme';
import { CommandError } from '@/lib/cli';
import { themeSchema } from '@/lib/schema/theme';
import { editObject, isLiteral } from '../edit-object';

const FILE = 'data/theme.ts';

/**
 * Replaces colours in data/theme.ts that have too little contrast. Colours that are not written as a text between
 * quotes, such as `brand.dark`, stay.
 * @returns what was replaced, one colour a line
 * @throws CommandError if data/theme.ts has other errors
 */
export async function fixContrast(): Promise<string> {
  const { theme } = await import('@/data/theme');
  if (!themeSchema.safeParse(theme).success)
    throw new CommandError(`${FILE} has errors: npm run check lists them.`);
  const source = readFileSync(FILE, 'utf8');
  const fixes = Object.entries(contrastFixes(theme));
  const literal = fixes.filter(([path]) => isLiteral(source, 'theme', path));
  const values = Object.fromEntries(literal.map(([path, color]) => [path, `'${color}'`]));
  writeFileSync(FILE, editObject(source, 'theme', values));
  const lines = fixes.map(([path, color]) =>
    values[path] ? `${path}: ${color}` : `${path}: write ${color} where it is defined`,
  );
  return lines.length > 0
    ? `${FILE}\n  ${lines.join('\n  ')}`
    : 'All colours have enough contrast.';
}
