import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Keeps files from build to build.
 * @param folder where they are kept; it is made if it does not exist
 * @param version names what makes the files: another version does not find them
 */
export function fileCache(folder: string, version: string) {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const used = new Set<string>();
  const cache = {
    /** Whether an earlier build kept a file under a name. */
    has(name: string): boolean {
      const file = `${version}-${name}`;
      used.add(file);
      return kept.has(file);
    },
    /** The bytes that an earlier build kept under a name. */
    find: (name: string): Buffer | undefined =>
      cache.has(name) ? readFileSync(path.join(folder, `${version}-${name}`)) : undefined,
    keep(name: string, bytes: Buffer | string) {
      const file = path.join(folder, `${version}-${name}`);
      // Renamed when it is complete: the process may be ended at any time.
      const partial = `${file}.${process.pid}`;
      writeFileSync(partial, bytes);
      renameSync(partial, file);
    },
    /** The bytes of a name, which are made if no earlier build kept them. */
    async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = cache.find(name);
      if (found) return found;
      const bytes = await make();
      cache.keep(name, bytes);
      return bytes;
    },
    /** How many files this build asked for that no earlier build kept. */
    missed: () => [...used].filter((file) => !kept.has(file)).length,
    /** Removes the files that this build did not ask for. */
    tidy() {
      for (const file of kept) if (!used.has(file)) rmSync(path.join(folder, file));
    },
  };
  return cache;
}
