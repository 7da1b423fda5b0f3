import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { CommandError } from '../cli';
import { formats, type Picture, type PictureSource } from '@/lib/content/picture';
import { siteDirectory } from '@/lib/site/directory';

/** Thrown when a picture cannot be encoded. */
class PictureError extends CommandError {
  override name = 'PictureError';
}

/** The widest copy of a photograph, in pixels, and how long AVIF may take (of 9). */
const recipe = { widest: 2000, effort: 4, formats };

/** Names what encodes, and how: another version or recipe gives other bytes. */
export const encoder = createHash('sha256')
  .update(JSON.stringify([sharp.versions, recipe]))
  .digest('hex')
  .slice(0, 8);

/**
 * Makes one of the files that stand for a picture, without what the camera wrote into it.
 * @throws PictureError when the picture is broken
 */
export const encodeSource = (picture: Picture, { format, width }: PictureSource) =>
  encode(picture, (image) =>
    image.resize({ width }).toFormat(format, { quality: formats[format], effort: recipe.effort }),
  );

/**
 * Makes the copy of a picture that is published beside a post, for readers without newer formats.
 * Drawings and animations stay as they are.
 * @throws PictureError when the picture is broken
 */
export function encodeCopy(picture: Picture): Promise<Buffer> {
  if (picture.sources.length === 0)
    return Promise.resolve(readFileSync(path.join(siteDirectory, picture.file)));
  // Without a format, sharp writes the one that it has read.
  return encode(picture, (image) =>
    image.resize({ width: recipe.widest, withoutEnlargement: true }),
  );
}

async function encode({ file }: Picture, change: (image: Sharp) => Sharp) {
  try {
    // Turned as the camera says; everything else that it says is left out.
    return await change(
      sharp(path.join(siteDirectory, file), { failOn: 'error' }).autoOrient(),
    ).toBuffer();
  } catch (error) {
    throw new PictureError(
      `${file}: the picture cannot be read: ${(error as Error).message}\n` +
        `  fix       save the picture anew, or export it again from where it comes`,
    );
  }
}
