import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What Next writes into an export and nothing asks for, by the name of the file or folder. */
const COPIES = [
  // Of 404.html, where hosts do not look for it.
  /^404$/,
  // Of the data of each page, which only Next's own tests ask for.
  /(^|\/)__next\._full\.txt$/,
];

/**
 * Removes the copies that Next writes.
 * @param out folder of the export
 */
export function removeCopies(out: string): void {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const isCopy = COPIES.some((copy) => copy.test(name.split(path.sep).join('/')));
    if (isCopy) rmSync(path.join(out, name), { recursive: true, force: true });
  }
}
