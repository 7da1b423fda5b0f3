import { type Findings, isDraft, type Sites } from './links/context';
import { type LinkedFiles, postLinks } from './links/post-links';
import type { Note, TextNote } from './notes';
import type { PlannedPost } from './plan';
import { postHeader } from './post-header';
import { markdown } from './site';
import type { SourceFolder } from './source/folder';
import type { Generator } from './source/generator';
import type { Anchors } from './text/anchors';
import type { UrlResolver } from './text/context';
import { convertText } from './text/convert-text';
import { containers } from './text/tags/containers';
import { customElements, mdxSyntaxes } from './text/tags/mdx';
import { POSTS } from './this-site';

/** A post as it will be written. */
export interface ConvertedPost {
  post: PlannedPost;
  /** Path from the root of the repository, such as `content/blog/my-post.md`. */
  file: string;
  source: string;
  isDraft: boolean;
  notes: Note[];
  anchors: Anchors;
  linked: LinkedFiles;
}

/** The files of a post, by path below the folder of the content, and below `public/`. */
export function filesOf({ post, source, linked }: ConvertedPost, folder: SourceFolder) {
  const filled = (files: LinkedFiles['files'], above = '') =>
    Object.fromEntries(
      [...files].map(([name, { bytes, from }]) => [above + name, bytes ?? folder.readBytes(from)!]),
    );
  return {
    content: { [`${POSTS}/${post.slug}.md`]: source, ...filled(linked.files, `${POSTS}/`) },
    public: filled(linked.publicFiles),
  };
}

/** Converts a post to a file of this site. */
export async function convertPost(
  post: PlannedPost,
  { syntaxes = [], tags = {} }: Generator,
  sites: Sites,
  findings: Findings,
): Promise<ConvertedPost> {
  const links = postLinks({ ...sites, ...findings, from: post });
  const more = post.file.endsWith('.mdx') ? mdxSyntaxes : [containers, customElements];
  const markup = { syntaxes: [...new Set([...syntaxes, ...more])], tags };
  const text = await convertText(post, markup, links);
  const cover = coverOf(post, text.text, links);
  const willBeDraft = isDraft(post, findings);
  const header = postHeader(post, text, cover.url, willBeDraft);
  const above = header.text.split('\n').length;
  const notes: TextNote[] = [
    ...cover.notes,
    ...header.notes,
    ...text.notes.map((note) => ({ ...note, line: note.line && note.line + above })),
  ];
  const file = `${sites.contentFolder}/${POSTS}/${post.slug}.md`;
  return {
    post,
    file,
    source: `${header.text}\n${text.text}`,
    isDraft: willBeDraft,
    notes: notes.map((note) => ({ ...note, file })),
    anchors: text.anchors,
    linked: links.linked,
  };
}

/** The cover that the page shows, if it has one, and what is to be said of it. */
function coverOf(
  { fields: { image, imageAlt } }: PlannedPost,
  text: string,
  links: UrlResolver,
): { url?: string | undefined; notes: TextNote[] } {
  if (image === undefined) return { notes: [] };
  const { url, note } = links.imageOf(image);
  if (note) return { url, notes: [{ ...note, line: 1, text: `${note.text}: ${image}` }] };
  if (url === undefined || url !== firstImage(text)) return { url, notes: [] };
  return { notes: [{ kind: 'cover', line: 1, text: [url, imageAlt].filter(Boolean).join(', ') }] };
}

/** The URL of the image that a text begins with, if it stands alone. */
function firstImage(text: string): string | undefined {
  const [block] = markdown.parse(text).children;
  if (block?.type !== 'paragraph') return undefined;
  const [image, ...others] = block.children;
  return image?.type === 'image' && others.length === 0 ? image.url : undefined;
}
