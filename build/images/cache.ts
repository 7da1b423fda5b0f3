import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encoder } from './encode';

/**
 * Keeps encoded pictures from build to build.
 * @param folder where they are kept; it is made where it does not exist
 */
export function pictureCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  const used = new Set<string>();
  return {
    /** The bytes of a name; made when no build before has kept them. */
    async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const file = `${encoder}-${name}`;
      used.add(file);
      if (kept.has(file)) return readFileSync(path.join(folder, file));
      const bytes = await make();
      writeFileSync(path.join(folder, file), bytes);
      return bytes;
    },
    /** How many were made. */
    made: () => [...used].filter((file) => !kept.has(file)).length,
    /** Removes what no picture of this build is made of any more. */
    tidy() {
      for (const file of kept) if (!used.has(file)) rmSync(path.join(folder, file));
    },
  };
}
