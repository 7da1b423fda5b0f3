import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { statsOf } from '../content/stats-of';

/** A picture on the disk. */
export interface PictureFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** In bytes. */
  size: number;
}

const PICTURE = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/**
 * Lists the pictures in a folder and in those below it, by name.
 * @param root the project's folder
 * @param folder such as `public`
 */
export function findPictures(root: string, folder: string): PictureFile[] {
  const whole = path.join(root, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((name) => PICTURE.test(name))
    .sort()
    .map((name) => ({ name, stat: statsOf(path.join(whole, name)) }))
    .flatMap(({ name, stat }) =>
      stat?.isFile()
        ? [{ file: `${folder}/${name.replaceAll(path.sep, '/')}`, size: stat.size }]
        : [],
    );
}
