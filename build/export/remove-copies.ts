import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What Next writes into an export and nothing asks for, by the name of the file or folder. */
const COPIES = [
  // Of 404.html, where no host looks for it.
  /^(404|_not-found)$/,
  // Of the data of each page, and of parts of it: see components/ui/fetch-ahead.ts.
  /(^|\/)__next\.[^/]+\.txt$/,
];

/** The data of the page for what is not there, which lie beside it. */
export const MISSING_DATA = '404.txt';

/**
 * Removes the copies that Next writes. What the page for missing ones needs is kept.
 * @param out folder of the export
 */
export async function removeCopies(out: string): Promise<void> {
  await rename(path.join(out, '_not-found', 'index.txt'), path.join(out, MISSING_DATA));
  const names = await readdir(out, { recursive: true, encoding: 'utf8' });
  const copies = names.filter((name) =>
    COPIES.some((copy) => copy.test(name.split(path.sep).join('/'))),
  );
  // All at once: a disk takes its time for each.
  await Promise.all(
    copies.map((name) => rm(path.join(out, name), { recursive: true, force: true })),
  );
}
