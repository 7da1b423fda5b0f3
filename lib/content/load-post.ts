import { packedGlyphOf } from '../glyph/glyph';
import { postRoute, routes } from '../urls';
import { picturesOf, type WrittenText } from '../check/texts';
import type { PictureFinder } from './find-picture';
import { lineOfField } from './line-numbers';
import { toPostSummary, type LoadedPost } from './model';
import { parseContent, type Parsed, type ReadableText } from './parse';
import type { PostStore } from './post-cache';
import { ContentError, type Problem } from './problem';
import type { ContentFile } from './read-files';
import { noFacts, readText, type TextFacts } from '../check/text-facts';
import type { Renderer } from '../markdown/render';
import { toArticle } from './render-post';
import { postSchema, type PostMatter } from './schema';

/** What was made of a file, or what is wrong with it; and the texts in it that could be read. */
export type Loaded<T> = { texts: WrittenText[] } & (
  { ok: true; item: T } | { ok: false; problems: Problem[] }
);

/** What a post is made with. */
export interface PostTools {
  /** The day of the build, YYYY-MM-DD. */
  today: string;
  /** Renders its markdown, once, when its page is asked for. */
  render: Renderer;
  findPicture: PictureFinder;
  /** Keeps what depends on nothing but the file and its pictures. */
  store: PostStore;
}

/** Makes a post of its file. */
export function loadPost(written: ContentFile, tools: PostTools): Loaded<LoadedPost> {
  const { file, slug } = written;
  const { today, render, findPicture, store } = tools;
  let fresh: Parsed<PostMatter> | undefined;
  const read = store.get(slug, 'facts', written.source, () => {
    const parsed = parseContent(file, written.source, postSchema);
    if (!parsed.ok) return { ...parsed, facts: factsOf(parsed.text) };
    fresh = parsed.value;
    const { matter, body, bodyLine } = fresh;
    return { ok: true as const, matter, facts: readText(body, bodyLine) };
  });
  const place = { file, page: postRoute(slug), base: routes.blog };
  if (!read.ok) {
    const { problems, facts } = read;
    return { ok: false, problems, texts: facts ? [{ ...place, field: 'text', facts }] : [] };
  }
  const { matter } = read;
  const texts = [
    ...(matter.cover
      ? [{ ...place, field: 'cover', facts: coverFacts(matter, written.source) }]
      : []),
    { ...place, field: 'text', facts: read.facts },
  ];
  const bodyOf = (source: string) => {
    const parsed = parseContent(file, source, postSchema);
    if (!parsed.ok) throw new ContentError(parsed.problems);
    return parsed.value.body;
  };
  return {
    ok: true,
    item: {
      summary: toPostSummary(slug, matter, packedGlyphOf(slug), today),
      get source() {
        return written.source;
      },
      render: () => {
        const { source } = written;
        const from = [source, texts.flatMap((text) => picturesOf(text, findPicture))];
        return store.get(slug, 'article', from, () =>
          toArticle(matter, fresh?.body ?? bodyOf(source), render),
        );
      },
    },
    texts,
  };
}

/** What a text says whose front matter is wrong. Drafts are checked when they are none any more. */
export const factsOf = (text?: ReadableText): TextFacts | undefined =>
  text && !text.isDraft ? readText(text.body, text.bodyLine) : undefined;

/** The line in which the text of a field begins; below its name, where YAML says so. */
export function lineOfText(source: string, field: string): number {
  const line = lineOfField(source, field);
  return line + (/:\s*[|>]/.test(source.split('\n')[line - 1] ?? '') ? 1 : 0);
}

/** The cover is checked and published like a picture of the text. */
const coverFacts = ({ cover = '', coverAlt }: PostMatter, source: string): TextFacts => ({
  ...noFacts(),
  pictures: [{ address: cover, alt: coverAlt, line: lineOfField(source, 'cover') }],
});
