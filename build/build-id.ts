import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/dates';
import { filesIn } from '@/lib/files-in';

/** The inputs of the pages: folders and files of the engine, and folders of the site. */
const engineFolders = ['app', 'components', 'lib', 'build/fonts', 'build/next'];
const engineFiles = ['next.config.mjs', 'tailwind.config.ts', 'package-lock.json'];
const siteFolders = ['content', 'data', 'public'];

/**
 * The build id for Next, a hash of all inputs. If a visitor has a page open while a new build is
 * deployed, Next notices the different id and loads whole pages, instead of data that do not match the
 * scripts of the open page.
 * @param site folder of the site
 * @param options other inputs of the pages, such as the day and the base path
 */
export function buildId(site: string, ...options: string[]): string {
  const hash = createHash('sha256').update(options.join('\0'));
  const add = (file: string, name: string) => {
    const content = readFileSync(file);
    hash.update(`\0${name}\0${content.length}\0`).update(content);
  };
  for (const file of engineFiles) add(file, file);
  const folders = [...engineFolders, ...siteFolders.map((name) => path.join(site, name))];
  for (const folder of folders.filter((name) => existsSync(name))) {
    for (const name of filesIn(folder)) add(path.join(folder, name), name);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Whether an export was made today and from the sources as they are.
 * @param out folder of the export
 * @param site folder of the site
 * @param basePath base path of the site; empty for none
 */
export const isUpToDate = (out: string, site: string, basePath: string): boolean =>
  existsSync(path.join(out, '_next/static', buildId(site, buildDay(), basePath)));
