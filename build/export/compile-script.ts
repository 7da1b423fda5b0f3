import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script of `browser/` that pages get. */
export type ScriptFile =
  'head.ts' | 'late.ts' | 'live-post.ts' | 'copy.ts' | 'viewer.ts' | 'start-react.ts';

/**
 * A script of the folder `browser/` as the pages carry it: in one piece with what it imports, without
 * types, comments and white space.
 * @returns a script, the same bytes each time
 */
export function compileScript(name: ScriptFile): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`browser/${name}`, import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
