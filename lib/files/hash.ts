import { createHash } from 'node:crypto';

/**
 * A hash for names of files: the first 16 hexadecimal digits of SHA-256.
 * @param parts data to hash; moving text from one part to the next changes the hash
 */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 16);
}
