import path from 'node:path';
import { isAbsolute } from '@/lib/urls';
import { pathIn } from '../plan';
import type { Target } from '../text/convert-text';
import { findFile } from './find';
import { oldUrl, type LinkContext } from './link-context';

const VIDEO = /\.(mp4|webm|m4v|ogv|mov)$/i;

/** The file of an image, which is copied, or else what is wrong with it, and a link. */
export function findImageOrLink(src: string, context: LinkContext): Target {
  if (/^data:image\//i.test(src)) return { url: src };
  const url = src.startsWith('//') ? `https:${src}` : src;
  const { file, inside } = fileOf(url, context);
  if (file) {
    const problem = context.imageProblem(file);
    if (problem) return { note: { kind: 'image', text: `an image that ${problem}` } };
    return { url: context.beside.copy(path.posix.basename(file), { from: file }) };
  }
  const isRemote = /^https?:/i.test(url);
  if (isRemote && inside === undefined) return download(url, 'an image on another host', context);
  const text = 'an image that is not in the folder';
  const old = isRemote ? url : oldUrl(url, context);
  return old ? download(old, text, context) : { note: { kind: 'image', text } };
}

/** An image of another host: the file that was downloaded, or a link to it. */
function download(url: string, text: string, context: LinkContext): Target {
  const { downloads, isBroken, onRemote, beside } = context;
  onRemote(url);
  const found = downloads.get(url);
  if (typeof found === 'object' && !isBroken(url))
    return { url: beside.copy(found.name, { from: url, bytes: found.bytes }) };
  const problem = typeof found === 'string' ? found : 'it is damaged';
  return {
    link: url,
    note: { kind: 'image', text: found === undefined ? text : `${text} (${problem})` },
  };
}

/** The file of a video, which is copied, or else a link to it. */
export function findVideo(src: string, context: LinkContext): Target {
  const { file } = fileOf(src, context);
  if (file && context.folder.fits(file) && VIDEO.test(file))
    return { url: context.beside.copy(path.posix.basename(file), { from: file }) };
  const link = isAbsolute(src) ? src : oldUrl(src, context);
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
