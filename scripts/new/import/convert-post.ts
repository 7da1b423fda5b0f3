import { toString } from 'mdast-util-to-string';
import { Document, isSeq } from 'yaml';
import { toWrittenDate } from '@/lib/dates';
import { markdown } from '@/lib/markdown/dialect';
import { TO_WRITE } from '@/lib/text';
import { convertText, type Anchors, type Target } from './convert-text';
import type { Generator } from './generator';
import { MISSING_ALT } from './markdown/remark-images';
import type { Note } from './notes';
import type { PlannedPost } from './plan';

/** A post as it will be written. */
export interface ConvertedPost {
  post: PlannedPost;
  /** Path from the root of the repository, such as `content/blog/my-post.md`. */
  file: string;
  source: string;
  notes: Note[];
  anchors: Anchors;
  /** The files that are copied, by their paths below `content/blog/`. */
  files: ReadonlyMap<string, FileSource>;
  /** The posts that it links to. */
  linked: ReadonlySet<PlannedPost>;
}

/** A file that is copied: one of the other site, or an image that was downloaded. */
export interface FileSource {
  /** Its path in the folder of the other site, or its URL. */
  from: string;
  /** The bytes of a download. */
  bytes?: Uint8Array;
}

/** What a post needs to know of the other posts and files. */
export interface PostLinks {
  imageOf: (url: string) => Target;
  linkOf: (url: string) => Target;
}

/**
 * Converts a post to a file of this site.
 * @param isDraft whether it becomes a draft, for whatever reason
 */
export async function convertPost(
  post: PlannedPost,
  generator: Generator,
  { imageOf, linkOf }: PostLinks,
  folder: string,
  isDraft: boolean,
): Promise<Pick<ConvertedPost, 'source' | 'notes' | 'anchors'>> {
  const { fields, day, title } = post;
  const file = `${folder}/${post.slug}.md`;
  const { text, notes, anchors } = await convertText(post.body, generator, {
    title,
    imageOf,
    linkOf,
  });
  const own: Omit<Note, 'file'>[] = [];
  const cover = fields.image === undefined ? undefined : imageOf(fields.image);
  if (cover && !cover.url)
    own.push({ kind: 'image', line: 1, text: `${cover.problem}: ${fields.image}` });
  const preview = fields.preview ?? firstSentences(text);
  const alt = fields.imageAlt ?? MISSING_ALT;
  const values = {
    title,
    date: day ? toWrittenDate(day) : `${TO_WRITE} the day`,
    updated: fields.updated && fields.updated !== day ? toWrittenDate(fields.updated) : undefined,
    preview: preview || `${TO_WRITE} one or two sentences`,
    tags: fields.tags,
    series: fields.series,
    pinned: fields.pinned || undefined,
    draft: isDraft || undefined,
    image: cover?.url,
    imageAlt: cover?.url && alt,
    canonical: fields.canonical,
    aliases: post.aliases,
  };
  const { written, lineOf } = frontMatter(values);
  if (cover?.url && alt === MISSING_ALT)
    own.push({
      kind: 'alt',
      line: lineOf('imageAlt'),
      text: `an image without a description: ${cover.url}`,
    });
  const above = written.split('\n').length;
  return {
    source: `${written}\n${text}`,
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
  const written = `---\n${yaml}---\n`;
  const lines = written.split('\n');
  return {
    written,
    lineOf: (name: string) => lines.findIndex((line) => line.startsWith(`${name}:`)) + 1,
  };
}

/** The first sentences of a text, of some 160 letters. */
function firstSentences(text: string): string {
  const { children } = markdown.parse(text);
  const paragraph = children.find(
    (node) =>
      node.type === 'paragraph' &&
      /\p{L}/u.test(toString(node, { includeImageAlt: false, includeHtml: false })),
  );
  if (!paragraph) return '';
  const words = toString(paragraph, { includeImageAlt: false, includeHtml: false })
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(words)];
  let preview = '';
  for (const { segment } of sentences) {
    if (preview !== '' && preview.length + segment.length > 160) break;
    preview += segment;
  }
  return preview.trim();
}
