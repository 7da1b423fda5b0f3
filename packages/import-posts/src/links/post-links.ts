import path from 'node:path';
import { decode, latinSlug } from '../site';
import type { Target, UrlResolver } from '../text/context';
import type { Destination, FileSource, LinkContext } from './context';
import { findLink } from './links';
import { findImage, findVideo } from './media';

/** What the URLs of a post lead to. */
export interface LinkedFiles {
  /** The images and videos that are copied, by their paths below `content/blog/`. */
  files: Map<string, FileSource>;
  /** Other files that are copied, by their paths below `public/`. */
  publicFiles: Map<string, FileSource>;
  /** The URLs of the images of other hosts that it shows. */
  remoteImages: Set<string>;
}

/** Resolves the URLs of one post, and remembers what they lead to. */
export function postLinks(context: LinkContext): UrlResolver & { linked: LinkedFiles } {
  const { slug } = context.from;
  const linked: LinkedFiles = { files: new Map(), publicFiles: new Map(), remoteImages: new Set() };
  const follow = ({ beside, published, remote, ...target }: Destination): Target => {
    if (remote) linked.remoteImages.add(remote);
    if (beside) return { url: addFile(beside, slug, linked.files) };
    if (published) return { url: `/${addFile(published, `files/${slug}`, linked.publicFiles)}` };
    return target;
  };
  return {
    linked,
    imageOf: (url) => follow(findImage(url, context)),
    videoOf: (url) => follow(findVideo(url, context)),
    linkOf: (url) => follow(findLink(url, context)),
  };
}

/** Adds a file under a legal name, which no other file has, and returns its path. */
function addFile(file: FileSource, folder: string, files: Map<string, FileSource>): string {
  const { name, ext } = path.posix.parse(file.name);
  const base = `${folder}/${latinSlug(decode(name)).slice(0, 100) || 'file'}`;
  const isFree = (target: string) => [undefined, file.from].includes(files.get(target)?.from);
  let target = `${base}${ext.toLowerCase()}`;
  for (let number = 2; !isFree(target); number++) target = `${base}-${number}${ext.toLowerCase()}`;
  files.set(target, file);
  return target;
}
