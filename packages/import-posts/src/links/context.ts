import type { Download } from '../download';
import type { PlannedPost } from '../plan';
import type { SourceFolder } from '../source/folder';
import type { SourceSite } from '../source/generator';
import type { Anchors } from '../text/anchors';
import type { Target } from '../text/context';
import type { KnownPosts } from './find';

/** What is known of both sites before a post is converted. */
export interface Sites {
  folder: SourceFolder;
  site: SourceSite;
  /** The URL of this site. */
  newUrl: string;
  /** The folder of the content of this site. */
  contentFolder: string;
  /** The pages and files of this site, such as /about/. */
  pages: ReadonlySet<string>;
  posts: readonly PlannedPost[];
  /** The posts by what links name. */
  known: KnownPosts;
}

/** What earlier passes over the posts have found out. */
export interface Findings {
  /** The ids of headings by post; empty in the first pass. */
  anchors: ReadonlyMap<PlannedPost, Anchors>;
  /** What became of images of other hosts, by URL, if they were downloaded: the image, or what went wrong. */
  downloads: ReadonlyMap<string, Download | string>;
  /** The paths or URLs of images that cannot be decoded. */
  broken: ReadonlySet<string>;
  /** Why a post became a draft, by post. */
  drafts: ReadonlyMap<PlannedPost, string>;
}

/** What is known where a URL of a post is resolved. */
export interface LinkContext extends Sites, Findings {
  /** The post that has the URL. */
  from: PlannedPost;
}

/** Whether a post will not be published. */
export const isDraft = (post: PlannedPost, { drafts }: Findings): boolean =>
  post.isDraft || drafts.has(post);

/** A file that is copied: one of the other site, or an image that was downloaded. */
export interface FileSource {
  /** Its path in the folder of the other site, or its URL. */
  from: string;
  /** Its name there. */
  name: string;
  /** The bytes of a download. */
  bytes?: Uint8Array;
}

/** Where a URL leads: a target, or a file that has to be copied first. */
export interface Destination extends Target {
  /** A file to copy beside the post. */
  beside?: FileSource;
  /** A file to copy to `public/`. */
  published?: FileSource;
  /** The URL of an image of another host. */
  remote?: string;
}
