import { glyphOf } from '../glyph';
import { postRoute, routes } from '../routes';
import type { WrittenText } from './check-text';
import { toPostSummary, type LoadedPost } from './model';
import { parseContent } from './parse';
import type { Problem } from './problem';
import type { ContentFile } from './read-files';
import { readText, type TextFacts } from './read-text';
import type { MarkdownRenderer } from './render';
import { toArticle, type Article } from './render-post';
import { postSchema, type PostMatter } from './schema';

/** What was made of a file, with the texts in it; or what is wrong with it. */
export type Loaded<T> =
  { ok: true; item: T; texts: WrittenText[] } | { ok: false; problems: Problem[] };

/**
 * Makes a post of its file.
 * @param today the day of the build, YYYY-MM-DD
 * @param render renders its markdown, once, when its page is asked for
 */
export function loadPost(
  { file, slug, source }: ContentFile,
  today: string,
  render: MarkdownRenderer,
): Loaded<LoadedPost> {
  const parsed = parseContent(file, source, postSchema);
  if (!parsed.ok) return parsed;
  const { matter, body, bodyLine } = parsed.value;
  const place = { file, page: postRoute(slug), base: routes.blog };
  let article: Article | undefined;
  return {
    ok: true,
    item: {
      summary: toPostSummary(slug, matter, glyphOf(slug), today),
      source,
      render: () => (article ??= toArticle(matter, body, render)),
    },
    texts: [
      ...(matter.cover ? [{ ...place, field: 'cover', facts: coverFacts(matter, source) }] : []),
      { ...place, field: 'text', facts: readText(body, bodyLine) },
    ],
  };
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
