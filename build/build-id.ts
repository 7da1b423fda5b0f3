import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';

/** What pages are made from: folders of the engine and of the site. */
const engineFolders = ['app', 'components', 'lib', 'build/next'];
const engineFiles = ['next.config.mjs', 'tailwind.config.ts', 'package-lock.json'];
const siteFolders = ['content', 'data', 'public'];

/**
 * The id that Next gives a build: the same for the same sources on the same day, another one for any
 * other. A visitor who has a page open while another build is put on the host is sent a whole page by
 * it, instead of data that do not match the scripts of the open one.
 * @param site folder of the site
 * @param options what else decides the pages, such as the day and the base path
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
