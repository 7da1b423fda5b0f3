import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files, and the folders that they lie in.
 * @param folder where they begin
 * @param texts their texts by their paths below it
 * @returns the paths of the files that were written
 */
export const writeFiles = (folder: string, texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).map(([name, text]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
