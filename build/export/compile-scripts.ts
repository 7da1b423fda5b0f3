import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

type Name = 'head.ts' | 'trusted-types.ts' | 'after-paint.ts' | 'loader.ts';

/**
 * Scripts of this folder as the pages carry them: one after the other, without types, comments and
 * white space.
 * @param names their file names
 * @returns a script, the same bytes each time
 */
export const compileScripts = (...names: Name[]): string => names.map(compile).join('');

function compile(name: Name): string {
  const source = readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', minify: true, target: 'es2022' });
  return code.trim();
}
