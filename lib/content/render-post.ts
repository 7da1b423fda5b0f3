import { routes } from '../urls';
import { coverHtml } from './cover';
import { toIsoDate } from '../dates';
import { parseContent } from './parse';
import type { Problem } from './problem';
import { readingMinutes, type OutlineEntry } from '../markdown/outline';
import type { Renderer } from '../markdown/render';
import { postSchema, type PostMatter } from './schema';

/** What the page of a post shows; `bodyHtml` and `coverHtml` are sanitised. */
export interface Article extends Pick<PostMatter, 'title' | 'date' | 'updated' | 'draft' | 'tags'> {
  /** YYYY-MM-DD */
  isoDate: string;
  isoUpdated?: string;
  /** The picture at its head; empty where it has none. */
  coverHtml: string;
  bodyHtml: string;
  /** The article's headings of the second level. */
  outline: readonly OutlineEntry[];
  /** Every id in its text. */
  ids: readonly string[];
  /** Time to read it, in whole minutes. */
  minutes: number;
}

/**
 * Turns the text of a post's file into its page. Used by the build, and by the browser when the
 * text on the host is not the one that the page was built from.
 * @param file name of the file, for the report
 * @param source the whole text of the file
 */
export function renderPost(
  file: string,
  source: string,
  render: Renderer,
): { ok: true; article: Article } | { ok: false; problems: Problem[] } {
  const parsed = parseContent(file, source, postSchema);
  if (!parsed.ok) return parsed;
  const { matter, body } = parsed.value;
  return { ok: true, article: toArticle(matter, body, render) };
}

/** Maps checked front matter and markdown to what the page shows. */
export function toArticle(matter: PostMatter, body: string, render: Renderer): Article {
  const { title, date, updated, draft, tags } = matter;
  const { html: bodyHtml, outline, ids } = render.markdown(body, { base: routes.blog });
  return {
    ...{ title, date, updated, draft, tags },
    isoDate: toIsoDate(date) ?? '',
    isoUpdated: toIsoDate(updated ?? ''),
    coverHtml: coverHtml(matter, render),
    bodyHtml,
    outline,
    ids,
    minutes: readingMinutes(body),
  };
}
