import { formatPeriods, type PeriodWords } from '../career/periods';
import type { Content, LoadedPost, Project } from '../content/model';
import { packedGlyphOf } from '../glyph/glyph';
import { postRoute, projectRoute } from '../urls';
import type { SearchEntry } from './model';
import { plainText, withoutTags } from './plain-text';

/** A page that can be found, and the text by which it is. */
export interface SearchDocument {
  entry: SearchEntry;
  /** Text by the place where it stands. */
  fields: Partial<Record<Field, string>>;
}

export type Field = 'title' | 'tags' | 'headings' | 'preview' | 'text' | 'code';

const projectKinds = {
  personal: 'Personal project',
  professional: 'Professional project',
  freelance: 'Freelance project',
};

/** Every published project, in its order, and every published post, newest first. */
export const searchDocuments = (
  { projects, posts }: Content,
  words: PeriodWords,
): SearchDocument[] => [
  ...projects.map((project) => projectDocument(project, words)),
  ...posts.map(postDocument),
];

function postDocument({ summary, source }: LoadedPost): SearchDocument {
  const { id, title, date, preview, tags, series, glyph } = summary;
  return {
    entry: {
      title,
      path: postRoute(id),
      kind: 'Article',
      date,
      preview,
      tags,
      glyph,
    },
    fields: { title, tags: [...tags, series].join('\n'), preview, ...plainText(source) },
  };
}

function projectDocument(project: Project, words: PeriodWords): SearchDocument {
  const { slug, title, shortTitle, subtitle, projectType, kind, role, tags, colors } = project;
  const { constraint, decision, outcome, responsibilities, images, testimonials } = project;
  const date = formatPeriods(project.periods, words);
  const quotations = testimonials.filter(({ sample }) => !sample);
  const text = [
    ...[kind, role, date, constraint, decision, outcome, ...responsibilities],
    ...[withoutTags(project.contextHtml), withoutTags(project.bodyHtml)],
    ...images.map(({ caption }) => caption),
    ...quotations.map(({ testimonialText }) => testimonialText),
  ];
  return {
    entry: {
      title: shortTitle ?? title,
      path: projectRoute(slug),
      kind: projectKinds[projectType],
      date,
      preview: subtitle,
      tags,
      glyph: packedGlyphOf(slug, colors),
    },
    fields: {
      title: [title, shortTitle].join('\n'),
      tags: tags.join('\n'),
      preview: subtitle,
      text: text.join('\n'),
    },
  };
}
