import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files and creates their folders.
 * @param folder base folder
 * @param contents texts or bytes of the files, by path relative to the folder
 * @returns the paths of the written files
 */
export const writeFiles = (
  folder: string,
  contents: Readonly<Record<string, string | Uint8Array>>,
): string[] =>
  Object.entries(contents).map(([name, content]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  });
