import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * The loader as the pages carry it: without types, comments and white space.
 * @returns a script, the same bytes each time
 */
export function compileLoader(): string {
  const source = readFileSync(new URL('./loader.ts', import.meta.url), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', minify: true, target: 'es2022' });
  return code.trim();
}
