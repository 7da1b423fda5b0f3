import { formatPeriods, type DateStrings } from '../resume/periods';
import type { Content, LoadedPost, Page, Project } from '../content/model';
import { formatDay } from '../dates';
import { packedPatternOf } from '../pattern/pattern';
import { capitalize } from '../site/fill';
import type { Strings } from '@/data/strings';
import { pageRoute, postRoute } from '../urls';
import type { SearchEntry } from './model';

/** A page to index: its search result and its text. */
export interface SearchDocument {
  entry: SearchEntry;
  /** The text of each field. */
  fields: Partial<Record<Field, string>>;
}

export type Field = 'title' | 'tags' | 'headings' | 'preview' | 'text';

/** The words for kinds and dates of pages. */
export interface PageStrings {
  search: Pick<Strings['search'], 'article' | 'project'>;
  dates: DateStrings;
}

/** All published projects in their order, then pages that are not kept out, then posts, newest first. */
export function* searchDocuments(
  { projects, pages, posts }: Content,
  strings: PageStrings,
): Iterable<SearchDocument> {
  for (const project of projects) yield projectDocument(project, strings);
  for (const page of pages) if (page.index) yield pageDocument(page);
  for (const post of posts) yield postDocument(post, strings);
}

function postDocument({ summary, render }: LoadedPost, strings: PageStrings): SearchDocument {
  const { id, title, isoDate, preview, tags, series = '', pattern } = summary;
  return {
    entry: {
      title,
      path: postRoute(id),
      kind: strings.search.article,
      date: formatDay(isoDate, strings.dates),
      isoDate,
      preview,
      tags,
      pattern,
    },
    fields: {
      title,
      tags: [...tags, series].join('\n'),
      preview,
      ...fieldsOf(render().bodyHtml),
    },
  };
}

const fieldsOf = (html: string) => ({
  headings: textOf((html.match(/<h[1-6]\b[^]*?<\/h[1-6]>/g) ?? []).join('\n')),
  text: textOf(html),
});

function pageDocument({ slug, title, description, pattern, bodyHtml }: Page): SearchDocument {
  return {
    entry: {
      title,
      path: pageRoute(slug),
      preview: description,
      tags: [],
      pattern: packedPatternOf(slug, [pattern.colors]),
    },
    fields: { title, preview: description, ...fieldsOf(bodyHtml) },
  };
}

function projectDocument(project: Project, strings: PageStrings): SearchDocument {
  const { slug, title, shortTitle, subtitle, projectType, kind, role, tags, pattern } = project;
  const { constraint, decision, outcome, responsibilities, images, testimonials } = project;
  const date = formatPeriods(project.periods, strings.dates);
  const text = [
    ...[kind, role, date, constraint, decision, outcome, ...responsibilities],
    ...[textOf(project.contextHtml), textOf(project.bodyHtml)],
    ...images.map(({ caption }) => caption),
    ...testimonials.filter(({ sample }) => !sample).map(({ testimonialText }) => testimonialText),
  ];
  return {
    entry: {
      title: shortTitle ?? title,
      path: pageRoute(slug),
      kind: capitalize(strings.search.project(projectType)),
      date,
      preview: subtitle,
      tags,
      pattern: packedPatternOf(slug, [pattern.colors]),
    },
    fields: {
      title: [title, shortTitle].join('\n'),
      tags: tags.join('\n'),
      preview: subtitle,
      text: text.join('\n'),
    },
  };
}

/** The text of rendered HTML, including alternative texts of pictures and videos, without buttons. */
const textOf = (html: string) =>
  html
    .replace(
      /<(?:button|label)\b[^]*?<\/(?:button|label)>|<(?:(?:img\b[^>]*?\balt|video\b[^>]*?\baria-label)="([^"]*)")?[^>]*>/g,
      ' $1 ',
    )
    .replace(/(?:&#?\w+;|\s)+/g, ' ')
    .trim();
