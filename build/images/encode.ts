import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { CommandError } from '../cli';
import { formats, type SiteImage, type ImageSource } from '@/lib/images/image';
import { hashOf } from '@/lib/hash';

/** Maximum width of the copy of a photograph, in pixels, and AVIF's CPU effort, from 0 to 9. */
const recipe = { widest: 2000, effort: 4, formats };

/** The version of the cache, which changes with the versions of sharp's libraries and the recipe. */
export const encoder = hashOf(JSON.stringify([sharp.versions, recipe]));

/**
 * Encodes a picture in one format and width, without camera metadata.
 * @throws CommandError if the picture is broken
 */
export const encodeSource = (picture: SiteImage, { format, width }: ImageSource) =>
  encode(picture, (image) =>
    image.resize({ width }).toFormat(format, { quality: formats[format], effort: recipe.effort }),
  );

/**
 * Makes the published copy of a picture beside a post, the fallback for browsers without support for
 * newer formats. SVGs and animations are copied unchanged.
 * @throws CommandError if the picture is broken
 */
export function encodeCopy(picture: SiteImage): Promise<Buffer> {
  if (picture.sources.length === 0) return Promise.resolve(readFileSync(picture.file));
  // By default sharp keeps the input format.
  return encode(picture, (image) =>
    image.resize({ width: recipe.widest, withoutEnlargement: true }),
  );
}

async function encode({ file }: SiteImage, change: (image: Sharp) => Sharp) {
  try {
    // autoOrient applies the EXIF orientation. sharp drops all other metadata by default.
    return await change(sharp(file, { failOn: 'error' }).autoOrient()).toBuffer();
  } catch (error) {
    throw new CommandError(
      `${file}: the picture cannot be read: ${(error as Error).message}\n` +
        `  fix       save the picture again, or export it again from its source`,
    );
  }
}
