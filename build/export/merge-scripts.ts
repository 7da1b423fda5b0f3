import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes one file of the scripts that every page has: it is compressed better than they are one by
 * one, and pages have one name to tell. Each tells Turbopack's runtime that the file which it stands in
 * has come, so pages and their data have to name that file in place of them.
 * @param out folder of the export as Next wrote it; its pages still have the old names
 * @param addresses those of the scripts, in the order of the pages
 * @param basePath what addresses begin with, such as `/portfolio`, or nothing
 * @returns what the file is called now, by what they were called
 * @throws Error when there is none
 */
export function mergeScripts(
  out: string,
  addresses: readonly string[],
  basePath: string,
): Map<string, string> {
  const files = addresses.map((address) =>
    path.join(out, decodeURI(address.slice(basePath.length))),
  );
  const [first] = files;
  if (!first) throw new Error('the pages have no script in common');
  const text = files.map((file) => readFileSync(file, 'utf8').trim()).join(';\n');
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 13)}.js`;
  for (const file of files) rmSync(file);
  writeFileSync(path.join(path.dirname(first), name), text);
  return new Map(files.map((file) => [path.basename(file), name]));
}
