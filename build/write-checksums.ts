import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in';

/** The list of checksums in an export. */
export const CHECKSUMS = 'checksums.txt';

/**
 * Writes the SHA-256 of every file of an export into it, sorted by name, in the form that
 * `sha256sum --check` reads.
 * @param out folder of the export, finished
 * @returns how many files are listed
 */
export function writeChecksums(out: string): number {
  const names = filesIn(out).filter((name) => name !== CHECKSUMS);
  const lines = names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(path.join(out, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(path.join(out, CHECKSUMS), lines.join(''));
  return names.length;
}
