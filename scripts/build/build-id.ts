import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files-in';
import { hashOf } from '@/lib/files/hash';

/**
 * A hash of everything that pages are built from. With it, Next loads whole documents for a visitor with a page of
 * an older build, instead of data that does not match.
 * @param contentDirectory the folder of the content
 * @param options other inputs, such as the day and the base path
 */
export function buildId(contentDirectory: string, ...options: string[]): string {
  const folders = ['app', 'components', 'data', 'lib', 'public', 'scripts', contentDirectory];
  const files = [
    'next.config.mjs',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'package-lock.json',
  ];
  const paths = [
    ...files,
    ...folders.flatMap((folder) => filesIn(folder).map((name) => path.posix.join(folder, name))),
  ];
  // File by file, because media can be large.
  return hashOf(...options, ...paths.flatMap((file) => [file, hashOf(readFileSync(file))]));
}
