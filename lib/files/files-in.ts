import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that operating systems leave in folders. */
const SYSTEM_FILE = /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Whether a file was left by the operating system, by its name. */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);

/**
 * Lists the files below a folder, in the same order on every machine, without files of the operating system.
 * @param folder path of the folder
 * @returns paths relative to the folder, with slashes; empty if the folder does not exist
 */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.split(path.sep).some(isSystemFile))
        .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
        .map((name) => name.split(path.sep).join('/'))
        .sort()
    : [];
