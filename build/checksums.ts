import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './cli';
import { hostFiles } from './hosts/host-site';
import { filesIn } from '@/lib/files-in';

const CHECKSUMS = 'checksums.txt';

/** The SHA-256 of some bytes, in hexadecimal. */
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes the checksum of every file of an export to `checksums.txt`, sorted by name, in the format of
 * `sha256sum --check`.
 * @param out folder of the complete export
 * @returns number of files
 */
export function writeChecksums(out: string): number {
  const names = filesIn(out).filter((name) => name !== CHECKSUMS);
  const lines = names.map((name) => `${sha256(readFileSync(path.join(out, name)))}  ${name}\n`);
  writeFileSync(path.join(out, CHECKSUMS), lines.join(''));
  return names.length;
}

/**
 * Reads `checksums.txt` of an export.
 * @param out folder of the export
 * @returns checksums by the paths of the files
 * @throws CommandError if the file is missing
 */
export function readChecksums(out: string): Map<string, string> {
  const file = path.join(out, CHECKSUMS);
  try {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  } catch {
    throw new CommandError(`${file} is missing. Build the site first: npm run build`);
  }
}

/** Compares the checksums of two exports. Returns the files that differ or that only one has. */
export function changedFiles(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort();
}

/**
 * Compares the files that a host serves with the checksums of an export. Files for hosts are left out:
 * many hosts do not serve them.
 * @param site URL of the home page, with trailing slash
 * @returns the files that differ or are missing
 * @throws CommandError if the host does not respond
 */
export async function changedOnHost(
  site: string,
  checksums: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, checksum] of checksums) {
    if (hostFiles.includes(file)) continue;
    const page = file.replace(/(^|\/)index\.html$/, '$1');
    const url = new URL(page.split('/').map(encodeURIComponent).join('/'), site);
    const response = await fetch(url).catch((error: Error) => {
      throw new CommandError(`${url.href}: ${String(error.cause ?? error)}`);
    });
    const body = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || sha256(body) !== checksum) changed.push(file);
  }
  return changed;
}
