import { imageUrl } from './image';

const ENDING = String.raw`\.(?:avif|gif|jpe?g|png|svg|webp|mp4|webm|vtt)\b`;

/** A URL, or what stands between < and >, where Markdown allows spaces. */
const NAME = new RegExp(`<([^<>\\n]+${ENDING})>|([^\\s"'()<>[\\]]+${ENDING})`, 'gi');

/**
 * The images, videos and captions that a content file names anywhere: in its front matter, in Markdown
 * and in HTML.
 * @param source the whole text of the file
 * @param base folder that relative URLs start from: `/blog/`
 * @returns URLs below the base path, each once; there may be no such files
 */
export function namedFiles(source: string, base: string): string[] {
  const urls = Array.from(source.matchAll(NAME), ([, inBrackets, bare]) =>
    imageUrl(inBrackets ?? bare ?? '', base),
  );
  return [...new Set(urls.filter((url) => url !== undefined))];
}
