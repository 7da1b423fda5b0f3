import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** The picture that a page asks for first. */
const firstPicture = /<img(?=[^>]*\sfetchPriority="high")[^>]*\ssrc="([^"]+)"/i;

/**
 * CSS that shows a page's first picture at once, blurred, behind the picture itself, cut as cards cut it. It is wide
 * enough not to be drawn larger than it is on a phone, and light enough to come with the page: less
 * than a kilobyte, because a blurred picture has next to nothing to say.
 * @param html a page
 * @param fileOf path of a file of the export, by its address
 * @returns a rule, or nothing for a page without such a picture
 */
export async function placeholderOf(
  html: string,
  fileOf: (address: string) => string,
): Promise<string> {
  const [, address] = firstPicture.exec(html) ?? [];
  if (!address || !existsSync(fileOf(address))) return '';
  const small = await sharp(fileOf(address)).resize(400).blur(6).png().toBuffer();
  const avif = await sharp(small).avif({ quality: 20, effort: 4 }).toBuffer();
  const data = `data:image/avif;base64,${avif.toString('base64')}`;
  return `img[fetchpriority=high]{background:url(${data}) 100%/cover}`;
}
