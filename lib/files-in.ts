import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { statIfExists } from './content/stat-if-exists';

/**
 * The files below a folder, in an order that is the same on every machine.
 * @param folder path of it
 * @returns their paths relative to it, with slashes; none where there is no folder
 */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statIfExists(path.join(folder, name))?.isFile())
        .map((name) => name.split(path.sep).join('/'))
        .sort()
    : [];
