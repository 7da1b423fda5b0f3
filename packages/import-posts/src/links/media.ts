import path from 'node:path';
import { imageType } from '../download';
import { isAbsolute } from '../site';
import type { Destination, LinkContext } from './context';
import { findFile } from './find';
import { oldUrl, pathIn } from './urls';

const VIDEO = /\.(mp4|webm|m4v|ogv|mov)$/i;

/** The file of an image, which is copied, or else what is wrong with it, and a link. */
export function findImage(src: string, context: LinkContext): Destination {
  if (/^data:image\//i.test(src)) return { url: src };
  const url = src.startsWith('//') ? `https:${src}` : src;
  const { file, inside } = fileOf(url, context);
  if (file) {
    const problem = imageProblem(file, context);
    if (problem) return { note: { kind: 'image', text: `an image that ${problem}` } };
    return { beside: { from: file, name: path.posix.basename(file) } };
  }
  const isRemote = /^https?:/i.test(url);
  if (isRemote && inside === undefined) return download(url, 'an image on another host', context);
  const text = 'an image that is not in the folder';
  const old = isRemote ? url : oldUrl(url, context.from.oldPath, context.site, context.newUrl);
  return old ? download(old, text, context) : { note: { kind: 'image', text } };
}

/** Why pages cannot show an image of the folder, if they cannot. */
function imageProblem(file: string, { folder, broken }: LinkContext): string | undefined {
  if (!folder.fits(file)) return 'is too large';
  if (broken.has(file)) return 'is damaged';
  return imageType(folder.readBytes(file)!) ? undefined : 'browsers do not show';
}

/** An image of another host: the file that was downloaded, or a link to it. */
function download(url: string, text: string, { downloads, broken }: LinkContext): Destination {
  const found = downloads.get(url);
  const isImage = typeof found === 'object';
  if (isImage && !broken.has(url)) return { remote: url, beside: { from: url, ...found } };
  const problem = isImage ? 'it is damaged' : found;
  return {
    remote: url,
    link: url,
    note: { kind: 'image', text: problem === undefined ? text : `${text} (${problem})` },
  };
}

/** The file of a video, which is copied, or else a link to it. */
export function findVideo(src: string, context: LinkContext): Destination {
  const { file } = fileOf(src, context);
  if (file && context.folder.fits(file) && VIDEO.test(file)) {
    return { beside: { from: file, name: path.posix.basename(file) } };
  }
  const { from, site, newUrl } = context;
  const link = isAbsolute(src) ? src : oldUrl(src, from.oldPath, site, newUrl);
  if (link) return { link, note: { kind: 'embed', text: 'a video became a link' } };
  const text = file ? 'a video that is too large' : 'a video that is not in the folder';
  return { note: { kind: 'image', text } };
}

/** The file of a URL in the folder, and its path, if it is one of the other site. */
function fileOf(url: string, { from, site, folder }: LinkContext) {
  const inside = pathIn(url, site);
  const path = isAbsolute(url) ? inside : url;
  const file = path === undefined ? undefined : findFile(path, from, site, folder);
  return { file, inside };
}
