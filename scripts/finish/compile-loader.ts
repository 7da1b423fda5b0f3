import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * The script that the pages carry: what may become markup or script, then the loader. Without types,
 * comments and white space.
 * @returns a script, the same bytes each time
 */
export const compileLoader = (): string => ['trusted-types.ts', 'loader.ts'].map(compile).join('');

function compile(file: string): string {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', minify: true, target: 'es2022' });
  return code.trim();
}
