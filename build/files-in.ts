import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder, in an order that is the same on every machine.
 * @param folder path of it
 * @returns their paths relative to it, with slashes
 */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
