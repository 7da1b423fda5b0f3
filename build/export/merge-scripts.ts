import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '@/lib/hash';
import { scriptsOf } from './parse-page';

/**
 * Merges the scripts that every page has into one file, which compresses better. Turbopack's runtime
 * and React know scripts by the file that they came in, so pages and their data get its name.
 * @param out folder of the export
 * @param names its files, as Next wrote them
 * @param basePath what URLs begin with, such as `/portfolio`, or nothing
 * @returns a function that names the merged file in a page or its data
 * @throws Error if pages have no script in common, or a script names one that is merged
 */
export function mergeScripts(
  out: string,
  names: readonly string[],
  basePath: string,
): (text: string) => string {
  const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
  let common: string[] | undefined;
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const scripts = scriptsOf(read(name));
    common = common?.filter((url) => scripts.includes(url)) ?? scripts;
  }
  const files = (common ?? []).map((url) => decodeURI(url.slice(basePath.length + 1)));
  const [first = ''] = files;
  if (!first) throw new Error('the pages have no script in common');

  const text = files.map((file) => read(file).trim()).join(';\n');
  const merged = `${hashOf(text)}.js`;
  const old = files.map((file) => path.basename(file));
  for (const file of files) rmSync(path.join(out, file));
  writeFileSync(path.join(out, path.dirname(first), merged), text);

  for (const name of names.filter((name) => name.endsWith('.js') && !files.includes(name))) {
    if (old.some((script) => read(name).includes(script)))
      throw new Error(`${name} names a script that every page has`);
  }
  const anyOld = new RegExp(old.map((script) => script.replaceAll('.', '\\.')).join('|'), 'g');
  return (text) => text.replace(anyOld, merged);
}
