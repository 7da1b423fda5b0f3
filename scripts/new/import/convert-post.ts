import { Document, isSeq } from 'yaml';
import { kinds } from '@/lib/content/kinds';
import { toWrittenDate } from '@/lib/dates';
import { markdown } from '@/lib/markdown/dialect';
import { joined, TO_WRITE } from '@/lib/text';
import type { Note } from './notes';
import type { PlannedPost } from './plan';
import { firstSentences } from './preview';
import type { SourceFolder } from './source/folder';
import type { Generator } from './source/generator';
import { convertText, type Anchors, type Target } from './text/convert-text';
import { MISSING_ALT } from './text/markdown/remark-images';

/** A post as it will be written. */
export interface ConvertedPost {
  post: PlannedPost;
  /** Path from the root of the repository, such as `content/blog/my-post.md`. */
  file: string;
  source: string;
  isDraft: boolean;
  notes: Note[];
  anchors: Anchors;
  /** The images and videos that are copied, by their paths below `content/blog/`. */
  files: ReadonlyMap<string, FileSource>;
  /** Other files that are copied, by their paths below `public/`. */
  publicFiles: ReadonlyMap<string, FileSource>;
}

/** The files of a post, by path below the folder of the content, and below `public/`. */
export function filesOf({ post, source, files, publicFiles }: ConvertedPost, folder: SourceFolder) {
  const bytesOf = ({ bytes, from }: FileSource) => bytes ?? folder.readBytes(from)!;
  const { folder: posts } = kinds.posts;
  return {
    content: Object.fromEntries<string | Uint8Array>([
      [`${posts}/${post.slug}.md`, source],
      ...[...files].map(([name, file]) => [`${posts}/${name}`, bytesOf(file)] as const),
    ]),
    public: Object.fromEntries([...publicFiles].map(([name, file]) => [name, bytesOf(file)])),
  };
}

/** A file that is copied: one of the other site, or an image that was downloaded. */
export interface FileSource {
  /** Its path in the folder of the other site, or its URL. */
  from: string;
  /** The bytes of a download. */
  bytes?: Uint8Array;
}

/** Where the URLs of a post lead. The files that they lead to are collected. */
export interface PostLinks {
  imageOf: (url: string) => Target;
  videoOf: (url: string) => Target;
  linkOf: (url: string) => Target;
  files: ReadonlyMap<string, FileSource>;
  publicFiles: ReadonlyMap<string, FileSource>;
}

/**
 * Converts a post to a file of this site.
 * @param folder the folder of the posts
 * @param isDraft whether it becomes a draft, for whatever reason
 */
export async function convertPost(
  post: PlannedPost,
  generator: Generator,
  { imageOf, videoOf, linkOf, files, publicFiles }: PostLinks,
  folder: string,
  isDraft: boolean,
): Promise<ConvertedPost> {
  const { fields, day, title } = post;
  const file = `${folder}/${post.slug}.md`;
  const { text, notes, anchors } = await convertText(post.body, generator, {
    title,
    imageOf,
    videoOf,
    linkOf,
  });
  const own: Omit<Note, 'file'>[] = [];
  const found = fields.image === undefined ? undefined : imageOf(fields.image);
  if (found?.note) {
    own.push({ kind: found.note.kind, line: 1, text: `${found.note.text}: ${fields.image}` });
  }
  const isShownTwice = found?.url !== undefined && found.url === firstImage(text);
  if (isShownTwice) {
    own.push({ kind: 'cover', line: 1, text: joined(found.url, fields.imageAlt) });
  }
  const cover = isShownTwice ? undefined : found?.url;
  // The words of an image that is missing are no description of the post.
  const images = notes.filter(({ kind }) => kind === 'image').map(({ line }) => line);
  const preview = fields.preview ?? firstSentences(text, images);
  const values = {
    title,
    date: day ? toWrittenDate(day) : `${TO_WRITE} the day`,
    updated: fields.updated && fields.updated !== day ? toWrittenDate(fields.updated) : undefined,
    preview: preview || title,
    tags: fields.tags,
    series: fields.series,
    pinned: fields.pinned || undefined,
    draft: isDraft || undefined,
    image: cover,
    imageAlt: cover && (fields.imageAlt ?? MISSING_ALT),
    canonical: fields.canonical,
    aliases: post.aliases,
  };
  const { header, lineOf } = frontMatter(values);
  if (cover && fields.imageAlt === undefined) {
    own.push({
      kind: 'alt',
      line: lineOf('imageAlt'),
      text: `a cover without a description: ${cover}`,
    });
  }
  const above = header.split('\n').length;
  return {
    post,
    file,
    files,
    publicFiles,
    isDraft,
    source: `${header}\n${text}`,
    anchors,
    notes: [
      ...own,
      ...notes.map((note) => ({ ...note, line: note.line && note.line + above })),
    ].map((note) => ({ ...note, file })),
  };
}

/** Writes front matter. Lists of short texts stand on one line. */
function frontMatter(values: Readonly<Record<string, unknown>>) {
  const isFilled = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  const document = new Document(Object.fromEntries(Object.entries(values).filter(isFilled)), {
    schema: 'core',
  });
  const tags = document.get('tags', true);
  if (isSeq(tags)) tags.flow = true;
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const header = `---\n${yaml}---\n`;
  const lines = header.split('\n');
  return {
    header,
    lineOf: (name: string) => lines.findIndex((line) => line.startsWith(`${name}:`)) + 1,
  };
}

/** The URL of the image that a text begins with, if it stands alone. */
function firstImage(text: string): string | undefined {
  const [block] = markdown.parse(text).children;
  if (block?.type !== 'paragraph') return undefined;
  const [image, ...others] = block.children;
  return image?.type === 'image' && others.length === 0 ? image.url : undefined;
}
