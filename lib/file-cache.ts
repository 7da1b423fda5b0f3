import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type FileCache = ReturnType<typeof fileCache>;

/**
 * A cache on disk that persists between builds.
 * @param folder path of the cache; it is created if it does not exist
 * @param version version of the code that generates the files; other versions' files are ignored
 */
export function fileCache(folder: string, version: string) {
  mkdirSync(folder, { recursive: true });
  // Names with a dot are files that another process is writing.
  const kept = new Set(readdirSync(folder).filter((name) => !name.startsWith('.')));
  const used = new Set<string>();
  const cache = {
    /** Whether an earlier build stored a file under a name. */
    has(name: string): boolean {
      const file = `${version}-${name}`;
      used.add(file);
      return kept.has(file);
    },
    /** The bytes that an earlier build stored under a name. */
    get: (name: string): Buffer | undefined =>
      cache.has(name) ? readFileSync(path.join(folder, `${version}-${name}`)) : undefined,
    set(name: string, bytes: Buffer | string) {
      const file = path.join(folder, `${version}-${name}`);
      // Write and rename, so that no process reads an incomplete file.
      const partial = path.join(folder, `.${process.pid}-${name}`);
      writeFileSync(partial, bytes);
      renameSync(partial, file);
    },
    /** The bytes stored under a name. If there are none, `make` generates them. */
    async getOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = cache.get(name);
      if (found) return found;
      const bytes = await make();
      cache.set(name, bytes);
      return bytes;
    },
    /** The number of files that this build requested and no earlier build had stored. */
    missed: () => [...used].filter((file) => !kept.has(file)).length,
    /** Removes the files that this build did not request. */
    prune() {
      for (const file of kept)
        if (!used.has(file)) rmSync(path.join(folder, file), { force: true });
    },
  };
  return cache;
}
