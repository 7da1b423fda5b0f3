import { glyphOf } from '../glyph';
import { postRoute, routes } from '../routes';
import { picturesOf, type WrittenText } from './check-text';
import type { PictureFinder } from './find-picture';
import { toPostSummary, type LoadedPost } from './model';
import { parseContent } from './parse';
import type { PostStore } from './post-store';
import { ContentError, type Problem } from './problem';
import type { ContentFile } from './read-files';
import { readText, type TextFacts } from './read-text';
import type { MarkdownRenderer } from './render';
import { toArticle, type Article } from './render-post';
import { postSchema, type PostMatter } from './schema';

/** What was made of a file, with the texts in it; or what is wrong with it. */
export type Loaded<T> =
  { ok: true; item: T; texts: WrittenText[] } | { ok: false; problems: Problem[] };

/** What a post is made with. */
export interface PostTools {
  /** The day of the build, YYYY-MM-DD. */
  today: string;
  /** Renders its markdown, once, when its page is asked for. */
  render: MarkdownRenderer;
  findPicture: PictureFinder;
  /** Keeps what depends on nothing but the file and its pictures. */
  store: PostStore;
}

/** Makes a post of its file. */
export function loadPost(
  { file, slug, source }: ContentFile,
  tools: PostTools,
): Loaded<LoadedPost> {
  const { today, render, findPicture, store } = tools;
  const read = store.get(slug, 'facts', source, () => readPost(file, source));
  if (!read.ok) return read;
  const { matter } = read;
  const place = { file, page: postRoute(slug), base: routes.blog };
  const texts = [
    ...(matter.cover ? [{ ...place, field: 'cover', facts: coverFacts(matter, source) }] : []),
    { ...place, field: 'text', facts: read.facts },
  ];
  const renderArticle = () => {
    const parsed = parseContent(file, source, postSchema);
    if (!parsed.ok) throw new ContentError(parsed.problems);
    return toArticle(matter, parsed.value.body, render);
  };
  let article: Article | undefined;
  return {
    ok: true,
    item: {
      summary: toPostSummary(slug, matter, glyphOf(slug), today),
      source,
      render: () =>
        (article ??= store.get(
          slug,
          'article',
          [source, texts.flatMap((text) => picturesOf(text, findPicture))],
          renderArticle,
        )),
    },
    texts,
  };
}

/** What a file says, as far as nothing but its text is needed. */
function readPost(file: string, source: string) {
  const parsed = parseContent(file, source, postSchema);
  if (!parsed.ok) return parsed;
  const { matter, body, bodyLine } = parsed.value;
  return { ok: true as const, matter, facts: readText(body, bodyLine) };
}

/** The line in which the text of a field begins; below its name, where YAML says so. */
export function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  const index = lines.findIndex((line) => line.startsWith(`${field}:`));
  return index + (/:\s*[|>]/.test(lines[index] ?? '') ? 2 : 1);
}

/** The cover is checked and published like a picture of the text. */
const coverFacts = ({ cover = '', coverAlt }: PostMatter, source: string): TextFacts => ({
  links: [],
  pictures: [{ address: cover, alt: coverAlt, line: lineOfField(source, 'cover') }],
  headings: [],
  formulas: [],
});
