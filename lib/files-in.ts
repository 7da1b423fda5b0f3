import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { statIfExists } from './content/stat-if-exists';

/**
 * Lists the files below a folder, in the same order on every machine.
 * @param folder path of the folder
 * @returns paths relative to the folder, with slashes; none if the folder does not exist
 */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statIfExists(path.join(folder, name))?.isFile())
        .map((name) => name.split(path.sep).join('/'))
        .sort()
    : [];
