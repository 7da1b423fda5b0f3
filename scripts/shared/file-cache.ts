import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A cache on disk that persists between builds.
 * @param folder path of the cache; it is created if it does not exist
 * @param version version of the code that makes the files; files of other versions are ignored
 */
export function fileCache(folder: string, version: string) {
  const versionFolder = path.join(folder, version);
  mkdirSync(versionFolder, { recursive: true });
  return {
    /** Returns the bytes stored under a name; if there are none, stores the result of `make` first. */
    async getOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const file = path.join(versionFolder, name);
      if (existsSync(file)) return readFileSync(file);
      const bytes = await make();
      // Renamed once complete, so that no other process reads half a file.
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, bytes);
      renameSync(partial, file);
      return bytes;
    },
  };
}
