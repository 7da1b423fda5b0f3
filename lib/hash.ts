import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A hash for names of files: the first 16 hexadecimal digits of SHA-256.
 * @param parts what is hashed; the hash changes if text moves from one part to the next
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 16);
}

/**
 * A hash of everything but its input that can change what code makes: the code, the packages and Node.
 * @param folder the folder of the code, from the root of the repository
 * @param engine the root of the repository
 */
export function codeVersion(folder: string, engine = process.cwd()): string {
  const names = readdirSync(path.join(engine, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
  const code = names.flatMap((name) => [name, readFileSync(path.join(engine, folder, name))]);
  return hashOf(...code, readFileSync(path.join(engine, 'package-lock.json')), process.version);
}
