import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** How large an export is, in bytes. */
export interface ExportSize {
  total: number;
  /** The largest page that lists posts, after brotli. */
  largestList: number;
}

/** Pages that list posts, all of them, of a subject or of a year. */
const LIST = /^blog\/((page|tags|archive)\/.*)?index\.html$/;

/** So many of the largest pages before brotli hold the largest after it. */
const LOOKED_AT = 10;

/**
 * Measures an export.
 * @param out its folder
 */
export function exportSize(out: string): ExportSize {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name: name.replaceAll('\\', '/'), stats: statSync(path.join(out, name)) }))
    .filter(({ stats }) => stats.isFile());
  const lists = files
    .filter(({ name }) => LIST.test(name))
    .sort((a, b) => b.stats.size - a.stats.size)
    .slice(0, LOOKED_AT)
    .map(({ name }) => brotliCompressSync(readFileSync(path.join(out, name))).length);
  return {
    total: files.reduce((sum, { stats }) => sum + stats.size, 0),
    largestList: Math.max(...lists),
  };
}
