import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import type { Problem } from '../content/problem';
import type { PictureFile } from './image-files';

const DECODED = /\.(avif|gif|jpe?g|png|webp)$/i;

/**
 * Finds pictures that begin well and cannot be read to their end, or are too large to be read. One
 * without even a beginning is reported where a text shows it.
 * @param root the project's folder
 */
export async function findBroken(
  root: string,
  pictures: readonly PictureFile[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file } of pictures.filter((picture) => DECODED.test(picture.file))) {
    const found = await mistakeOf(path.join(root, file));
    if (found === undefined) continue;
    problems.push({
      ...{ file, field: 'picture', found },
      expected: 'a picture that can be read to its end',
      mend: 'save it anew, or export it again from where it comes',
    });
  }
  return problems;
}

async function mistakeOf(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  try {
    imageSize(bytes);
  } catch {
    return undefined;
  }
  try {
    // As when its smaller files are made: build/images/encode.ts
    await sharp(bytes, { failOn: 'error' }).resize({ width: 16 }).raw().toBuffer();
    return undefined;
  } catch (error) {
    // libvips says the same again in further lines.
    return (error as Error).message.split('\n')[0];
  }
}
