import path from 'node:path';
import exifr from 'exifr';
import sharp from 'sharp';
import type { Problem } from '../content/problem';
import type { Advice } from './warnings';
import type { PictureFile } from './image-files';

const PHOTO = /\.(avif|heic|jpe?g|png|tiff?|webp)$/i;

/**
 * Photographs that tell where they were taken. Those in `public/` are published as they are; of
 * those beside posts only copies are, which do not tell it.
 * @param root the project's folder
 */
export async function findLocations(
  root: string,
  pictures: readonly PictureFile[],
): Promise<{ problems: Problem[]; advice: Advice[] }> {
  const told: string[] = [];
  for (const { file } of pictures.filter((picture) => PHOTO.test(picture.file))) {
    if (await tellsPlace(path.join(root, file))) told.push(file);
  }
  const isPublic = (file: string) => file.startsWith('public/');
  return {
    problems: told.filter(isPublic).map((file) => ({
      file,
      field: 'metadata',
      expected: 'a picture that does not tell where it was taken: public/ is published as it is',
      found: 'a location (GPS)',
      mend: 'export it without location or metadata (exiftool -all= FILE removes them)',
    })),
    advice: told
      .filter((file) => !isPublic(file))
      .map((file) => ({
        file,
        words: 'tells where it was taken (GPS): the site leaves that out, your repository does not',
      })),
  };
}

async function tellsPlace(file: string): Promise<boolean> {
  try {
    const { exif, xmp } = await sharp(file).metadata();
    if (xmp?.includes('GPSLatitude')) return true;
    // What sharp gives begins with the six bytes "Exif\0\0"; TIFF, which exifr reads, comes after.
    const place = exif && (await exifr.gps(exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0)));
    return place !== undefined;
  } catch {
    // What cannot be read as a picture is reported where a text shows it.
    return false;
  }
}
