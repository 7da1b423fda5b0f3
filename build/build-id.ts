import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDay } from '@/lib/dates';
import { filesIn } from '@/lib/files-in';
import { hashOf } from '@/lib/hash';

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
  const folders = [...engineFolders, ...siteFolders.map((name) => path.join(site, name))];
  const files = [
    ...engineFiles.map((name) => ['.', name] as const),
    ...folders.flatMap((folder) => filesIn(folder).map((name) => [folder, name] as const)),
  ];
  return hashOf(
    ...options,
    // One by one: media may be large.
    ...files.flatMap(([folder, name]) => [name, hashOf(readFileSync(path.join(folder, name)))]),
  );
}

/**
 * Whether an export was made today and from the sources as they are.
 * @param out folder of the export
 * @param site folder of the site
 * @param basePath base path of the site; empty for none
 */
export const isUpToDate = (out: string, site: string, basePath: string): boolean =>
  existsSync(path.join(out, '_next/static', buildId(site, buildDay(), basePath)));
