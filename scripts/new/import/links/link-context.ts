import type { Download } from '../download';
import { isSameHost, type PlannedPost } from '../plan';
import type { SourceFolder } from '../source/folder';
import type { SourceSite } from '../source/generator';
import type { Anchors } from '../text/convert-text';
import type { Copies } from './copies';
import { prefixOf, type KnownPosts } from './find';

/** What is known of both sites. */
export interface LinkSite {
  folder: SourceFolder;
  site: SourceSite;
  /** The URL of this site. */
  newUrl: string;
  posts: readonly PlannedPost[];
  /** The pages and files of this site, such as /about/. */
  pages: ReadonlySet<string>;
  /** The ids of headings by post, once they are known. */
  anchors: ReadonlyMap<PlannedPost, Anchors>;
  isDraft: (post: PlannedPost) => boolean;
  /** Whether an image cannot be decoded. */
  isBroken: (from: string) => boolean;
  /** What became of images of other hosts, by URL, if they were downloaded: the image, or what went wrong. */
  downloads: ReadonlyMap<string, Download | string>;
  /** Is told the URLs of all images of other hosts. */
  onRemote: (url: string) => void;
}

/** What is known where a URL of a post is resolved. */
export interface LinkContext extends LinkSite {
  /** The post that has the URL. */
  from: PlannedPost;
  known: KnownPosts;
  /** Why pages cannot show an image of the folder, if they cannot. */
  imageProblem: (file: string) => string | undefined;
  /** The files that are copied beside the post. */
  beside: Copies;
  /** The files that are copied to `public/`. */
  published: Copies;
}

/**
 * The absolute URL of a path on the other site.
 * @returns undefined if the URL of that site is unknown, or if this site replaces it
 */
export function oldUrl(
  href: string,
  { from: { oldPath }, site, newUrl }: LinkContext,
): string | undefined {
  const { url, pattern } = site;
  if (!url || pattern === null || !URL.canParse(url) || isSameHost(url, newUrl)) return undefined;
  const { origin } = new URL(url);
  const base = `${origin}${oldPath ?? '/'}`;
  const isRelative = !href.startsWith('/');
  // Files of Markdown have no URLs.
  if (/\.mdx?([?#]|$)/.test(href) || (isRelative && !oldPath)) return undefined;
  if (!URL.canParse(href, base)) return undefined;
  const { pathname, search, hash } = new URL(href, base);
  const prefix = prefixOf(site);
  const isBelow = prefix === '' || pathname.startsWith(`${prefix}/`);
  return `${origin}${isBelow ? '' : prefix}${pathname}${search}${hash}`;
}
