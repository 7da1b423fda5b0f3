import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files and creates their folders.
 * @param folder base folder
 * @param texts contents of the files, by path relative to the folder
 * @returns the paths of the written files
 */
export const writeFiles = (folder: string, texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).map(([name, text]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
