import path from 'node:path';
import { buildSync } from 'esbuild';
import { basePath } from '@/lib/base-path';
import { siteDirectory } from '@/lib/site/directory';

/**
 * A script as the pages carry it: in one piece with what it imports, without types, comments and white
 * space.
 * @param file its path from the root of the repository
 * @returns a script, the same bytes each time
 */
export function compileScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
