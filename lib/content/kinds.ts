import { noFacts, readText, type TextFacts } from '../markdown/text-facts';
import { pageRoute, postRoute, routes } from '../urls';
import { lineOfField } from './line-numbers';
import type { FileKind } from './load-file';
import { toArticle, type Article } from './render-post';
import {
  pageSchema,
  postSchema,
  projectSchema,
  type PageMatter,
  type PostMatter,
  type ProjectMatter,
} from './schema';

/** The texts of a project as HTML, sanitised, and every id in them. */
export interface ProjectTexts {
  contextHtml: string;
  bodyHtml: string;
  ids: readonly string[];
}

/** The text of a page as HTML, sanitised, and every id in it. */
type PageTexts = Pick<ProjectTexts, 'bodyHtml' | 'ids'>;

/** Files of `content/projects/`. */
export const projectKind: FileKind<ProjectMatter, ProjectTexts> = {
  schema: projectSchema,
  route: pageRoute,
  fieldFacts: ({ contextDescription }, source) => ({
    contextDescription: readText(contextDescription, lineOfText(source, 'contextDescription')),
  }),
  render({ contextDescription }, body, renderer, page) {
    const context = renderer.markdown(contextDescription, { page });
    const text = renderer.markdown(body, { page, takenIds: context.ids });
    return { contextHtml: context.html, bodyHtml: text.html, ids: [...context.ids, ...text.ids] };
  },
};

/** Files of `content/pages/`. Their HTML is empty where there is no text yet. */
export const pageKind: FileKind<PageMatter, PageTexts> = {
  schema: pageSchema,
  route: pageRoute,
  fieldFacts: () => ({}),
  render(_matter, body, renderer, page) {
    const { html, ids } = renderer.markdown(body, { page });
    return { bodyHtml: html.trim() && html, ids };
  },
};

/** Files of `content/blog/`. The cover is checked and published like a picture of the text. */
export const postKind: FileKind<PostMatter, Article> = {
  schema: postSchema,
  route: postRoute,
  base: routes.blog,
  fieldFacts({ cover, coverAlt }, source): Record<string, TextFacts> {
    if (!cover) return {};
    const picture = { url: cover, alt: coverAlt, line: lineOfField(source, 'cover') };
    return { cover: { ...noFacts(), pictures: [picture] } };
  },
  render: toArticle,
};

/** The line in which the text of a field begins; below its name, where YAML says so. */
function lineOfText(source: string, field: string): number {
  const line = lineOfField(source, field);
  return line + (/:\s*[|>]/.test(source.split('\n')[line - 1] ?? '') ? 1 : 0);
}
