import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in';
import { hashOf } from './hash';

/**
 * A hash of everything that the pages are made of. Next puts it into the pages: visitors whose page
 * is from another build load whole documents instead of data that do not fit. The same sources have the
 * same id, so that builds can be compared.
 * @param contentDirectory the folder of the content
 * @param options other inputs, such as the day and the base path
 */
export function buildId(contentDirectory: string, ...options: string[]): string {
  const folders = ['app', 'components', 'data', 'lib', 'public', contentDirectory];
  const files = ['next.config.mjs', 'tailwind.config.ts', 'package-lock.json'];
  const paths = [
    ...files,
    ...folders.flatMap((folder) => filesIn(folder).map((name) => path.posix.join(folder, name))),
  ];
  // One by one, because media may be large.
  return hashOf(...options, ...paths.flatMap((file) => [file, hashOf(readFileSync(file))]));
}
