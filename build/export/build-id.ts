import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { overwrite } from '../overwrite';

/** The build id that Next is told, until the export is there; as long as the one that it gets. */
export const PROVISIONAL_ID = 'build-id-to-come';

/**
 * Gives an export the build id that its content has: the same for the same content, another one for
 * any other. A visitor who has a page open while another build is put on the host is sent a whole
 * page by that, instead of data that do not go with the scripts of his page.
 * @param out folder of the export
 * @param files those in it that come from Next, sorted; it was told {@link PROVISIONAL_ID}
 * @param names what files are called now, by what they are called in the pages and their data
 * @returns the id
 * @throws Error when a file has such a name in it whose own name comes from its content
 */
export function setBuildId(
  out: string,
  files: readonly string[],
  names: ReadonlyMap<string, string>,
): string {
  const old = [PROVISIONAL_ID, ...names.keys()];
  const hash = createHash('sha256');
  // Read one by one, twice: ten thousand pages are too many to hold.
  const naming = files.filter((name) => {
    const content = readFileSync(path.join(out, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
    return old.some((text) => content.includes(text));
  });
  const chunk = naming.find((name) => name.startsWith('_next/static/'));
  if (chunk) throw new Error(`${chunk}: has one of ${old.join(', ')} in it, which changes`);
  const id = hash.digest('hex').slice(0, PROVISIONAL_ID.length);
  for (const name of naming) {
    const file = path.join(out, name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of [[PROVISIONAL_ID, id] as const, ...names]) {
      text = text.replaceAll(from, to);
    }
    overwrite(file, text);
  }
  const folder = path.join(out, '_next', 'static');
  renameSync(path.join(folder, PROVISIONAL_ID), path.join(folder, id));
  return id;
}
