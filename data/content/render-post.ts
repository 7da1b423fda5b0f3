import { routes } from '../routes';
import { toIsoDate } from './date';
import { parseContent } from './parse';
import type { Problem } from './problem';
import { outline, readingMinutes, type OutlineEntry } from './outline';
import { renderMarkdown, type MarkdownRenderer } from './render';
import { postSchema, type PostMatter } from './schema';

/** What the page of a post shows; `bodyHtml` is sanitised. */
export interface Article extends Pick<PostMatter, 'title' | 'date' | 'draft' | 'tags'> {
  /** YYYY-MM-DD */
  isoDate: string;
  bodyHtml: string;
  /** The article's headings of the second level. */
  outline: readonly OutlineEntry[];
  /** Time to read it, in whole minutes. */
  minutes: number;
}

/**
 * Turns the text of a post's file into its page. Used by the build, and by the browser when the
 * text on the host is not the one that the page was built from.
 * @param file name of the file, for the report
 * @param source the whole text of the file
 * @param render how its markdown is rendered, where the plain renderer will not do
 */
export function renderPost(
  file: string,
  source: string,
  render?: MarkdownRenderer,
): { ok: true; article: Article } | { ok: false; problems: Problem[] } {
  const parsed = parseContent(file, source, postSchema);
  if (!parsed.ok) return parsed;
  const { matter, body } = parsed.value;
  return { ok: true, article: toArticle(matter, body, render) };
}

/** Maps checked front matter and markdown to what the page shows. */
export function toArticle(
  { title, date, draft, tags }: PostMatter,
  body: string,
  render: MarkdownRenderer = renderMarkdown,
): Article {
  const bodyHtml = render(body, { base: routes.blog });
  return {
    title,
    date,
    draft,
    tags,
    isoDate: toIsoDate(date) ?? '',
    bodyHtml,
    outline: outline(bodyHtml),
    minutes: readingMinutes(body),
  };
}
