import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/build/files-in';

/**
 * Compares two folders file by file, byte by byte.
 * @param one path of a folder
 * @param other path of another
 * @returns what differs, in words; nothing when they hold the same
 */
export function compareFolders(one: string, other: string): string[] {
  const [here, there] = [filesIn(one), filesIn(other)];
  const all = [...new Set([...here, ...there])].sort();
  return all.flatMap((file) => {
    if (!there.includes(file)) return [`${file}: in the first alone`];
    if (!here.includes(file)) return [`${file}: in the second alone`];
    const [first, second] = [one, other].map((folder) => readFileSync(path.join(folder, file)));
    if (!first || !second || first.equals(second)) return [];
    const at = first.findIndex((byte, index) => byte !== second[index]);
    const show = (bytes: Buffer) =>
      JSON.stringify(bytes.toString('utf8', Math.max(0, at - 30), at + 30));
    return [`${file}: from byte ${at} on ${show(first)} and ${show(second)}`];
  });
}
