import type { Glyph } from '../glyph';
import { toIsoDate } from './date';
import type { PostMatter, ProjectMatter } from './schema';
import type { Parsed } from './parse';
import { renderHtml, renderMarkdown } from './render';

/** A project as pages show it. All `…Html` fields are sanitised. */
export interface Project extends Omit<ProjectMatter, 'date' | 'contextDescription'> {
  slug: string;
  glyph: Glyph;
  dateHtml: string;
  contextHtml: string;
  bodyHtml: string;
}

/** A post as lists show it. */
export interface PostSummary extends Omit<PostMatter, 'date'> {
  id: string;
  /** DD-MM-YYYY */
  date: string;
  /** YYYY-MM-DD */
  isoDate: string;
  glyph: Glyph;
}

/** Maps the file of a project to what its page shows. */
export function toProject(slug: string, { matter, body }: Parsed<ProjectMatter>, glyph: Glyph): Project {
  const { date, contextDescription, ...rest } = matter;
  return {
    ...rest,
    slug,
    glyph,
    dateHtml: renderHtml(date),
    contextHtml: renderMarkdown(contextDescription),
    bodyHtml: renderMarkdown(body),
  };
}

/** Maps the front matter of a post to what lists show. */
export function toPostSummary(id: string, matter: PostMatter, glyph: Glyph): PostSummary {
  return { ...matter, id, isoDate: toIsoDate(matter.date) ?? '', glyph };
}

