import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

type Name = 'head.ts' | 'trusted-types.ts' | 'after-paint.ts' | 'live-post.ts' | 'loader.ts';

/**
 * Scripts of this folder as the pages carry them: one after the other, without types, comments and
 * white space.
 * @param names their file names
 * @returns a script, the same bytes each time
 */
export const compileScripts = (...names: Name[]): string => names.map(compile).join('');

function compile(name: Name): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`browser/${name}`, import.meta.url))],
    ...{ bundle: true, write: false, minify: true, format: 'iife', target: 'es2022' },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
