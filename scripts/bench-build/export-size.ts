import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** How large an export is, in bytes. */
export interface ExportSize {
  total: number;
  /** The list page that is largest after brotli. */
  largestList: { page: string; bytes: number };
}

/** Pages of the blog that list posts. */
const LIST = /^blog\/(index\.html$|page\/|tags\/|archive\/|series\/).*/;

/**
 * Measures an export.
 * @param out its folder
 */
export function exportSize(out: string): ExportSize {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name: name.replaceAll('\\', '/'), stats: statSync(path.join(out, name)) }))
    .filter(({ stats }) => stats.isFile());
  const lists = files
    .filter(({ name }) => name.endsWith('.html') && (LIST.test(name) || name === 'blog/index.html'))
    // The largest as they are hold the largest after brotli.
    .sort((a, b) => b.stats.size - a.stats.size)
    .slice(0, 20)
    .map(({ name }) => ({
      page: `/${name.replace(/index\.html$/, '')}`,
      bytes: brotliCompressSync(readFileSync(path.join(out, name))).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  return {
    total: files.reduce((sum, { stats }) => sum + stats.size, 0),
    largestList: lists[0] ?? { page: '', bytes: 0 },
  };
}
