import path from 'node:path';
import { decode, latinSlug } from '../site';
import type { Target, UrlResolver } from '../text/context';
import type { Destination, FileSource, LinkContext } from './context';
import { findLink } from './links';
import { findImage, findVideo } from './media';

/** Resolves the URLs of one post, and remembers what they lead to. */
export class PostLinks implements UrlResolver {
  /** The images and videos that are copied beside the post, by their new paths. */
  readonly files = new Map<string, FileSource>();
  /** Other files that are copied, by their paths below `public/`. */
  readonly publicFiles = new Map<string, FileSource>();
  /** The URLs of images of other hosts. */
  readonly remoteImages = new Set<string>();
  readonly #context: LinkContext;

  constructor(context: LinkContext) {
    this.#context = context;
  }

  imageOf(url: string): Target {
    return this.#follow(findImage(url, this.#context));
  }

  videoOf(url: string): Target {
    return this.#follow(findVideo(url, this.#context));
  }

  linkOf(url: string): Target {
    return this.#follow(findLink(url, this.#context));
  }

  #follow({ beside, published, remote, ...target }: Destination): Target {
    const { slug } = this.#context.from;
    if (remote) this.remoteImages.add(remote);
    if (beside) {
      const url = pathFor(beside, slug, this.files);
      this.files.set(url, beside);
      return { url };
    }
    if (published) {
      const url = pathFor(published, `files/${slug}`, this.publicFiles);
      this.publicFiles.set(url, published);
      return { url: `/${url}` };
    }
    return target;
  }
}

/**
 * The path of a file that is copied to a folder: a legal name, which no other file has.
 * @param files the files that are copied there already; the file itself can be among them
 */
function pathFor(file: FileSource, folder: string, files: ReadonlyMap<string, FileSource>): string {
  const { name, ext } = path.posix.parse(file.name);
  const base = `${folder}/${latinSlug(decode(name)).slice(0, 100) || 'file'}`;
  const isFree = (target: string) => [undefined, file.from].includes(files.get(target)?.from);
  let target = `${base}${ext.toLowerCase()}`;
  for (let number = 2; !isFree(target); number++) target = `${base}-${number}${ext.toLowerCase()}`;
  return target;
}
