import { routes } from '../urls';
import { coverHtml } from './cover';
import { toIsoDate } from '../dates';
import { readingMinutes, type OutlineEntry } from '../markdown/outline';
import type { Renderer } from '../markdown/render';
import type { PostMatter } from './schema';

/** The fields of front matter that the page of a post shows. What a host serves may have no date. */
type ShownMatter = Pick<PostMatter, 'title' | 'updated' | 'draft' | 'tags' | 'cover' | 'coverAlt'> &
  Partial<Pick<PostMatter, 'date'>>;

/** What the page of a post shows; `bodyHtml` and `coverHtml` are sanitised. */
export interface Article extends Omit<ShownMatter, 'date' | 'updated' | 'cover' | 'coverAlt'> {
  /** YYYY-MM-DD */
  isoDate?: string;
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
 * Maps front matter and Markdown to what the page shows. The build uses it, and the browser when the
 * text on the host is not the one that the page was built from.
 * @param page path of the page, whose pictures the build looks for
 */
export function toArticle(
  matter: ShownMatter,
  body: string,
  render: Renderer,
  page?: string,
): Article {
  const { title, date, updated, draft, tags } = matter;
  const { html: bodyHtml, outline, ids } = render.markdown(body, { base: routes.blog, page });
  return {
    title,
    draft,
    tags,
    isoDate: toIsoDate(date ?? ''),
    isoUpdated: toIsoDate(updated ?? ''),
    coverHtml: coverHtml(matter, render),
    bodyHtml,
    outline,
    ids,
    minutes: readingMinutes(body),
  };
}
