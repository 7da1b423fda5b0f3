import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import type { VFile } from 'vfile';
import type { AnyEntry } from '@/lib/content/entry';
import { bodyLineOf } from '@/lib/content/front-matter';
import { kinds } from '@/lib/content/kinds';
import type { Diagnostic } from '@/lib/diagnostic';
import { dataFile } from '@/lib/languages/languages';
import { postIds, projectIds } from '@/lib/markdown/heading-anchors';
import type { TimelineYear } from '@/lib/schema';
import { fieldName } from '@/lib/schema/validate';
import { routes } from '@/lib/urls';
import { lineIn } from '../locations';

/** A text of a page. */
export interface PageText {
  /** Markdown or HTML. */
  source: string;
  /** The folder that relative URLs of its images are resolved against. */
  baseUrl: string;
  /** The prefix of its ids, if it is not the main text of the page. */
  idPrefix?: string | undefined;
  file: string;
  /** The page that shows it. */
  page: string;
  /** The level of the heading above it. */
  headingAbove: number;
  /** The ids of the sections of the page. */
  sectionIds: readonly string[];
  /** Where it is in the file: the line on which it starts, or the path of its field. */
  start: number | readonly PropertyKey[];
  entry?: AnyEntry | undefined;
}

/** The levels of headings and the ids that pages have besides those of their texts, by the folder of the kind. */
const pageContexts: Readonly<Record<string, Pick<PageText, 'headingAbove' | 'sectionIds'>>> = {
  [kinds.posts.folder]: { headingAbove: 1, sectionIds: postIds },
  // The sections "context" and "story" have headings.
  [kinds.projects.folder]: { headingAbove: 2, sectionIds: projectIds },
};

/** By default, only the title. */
const title = { headingAbove: 1, sectionIds: [] };

/** The texts of an entry: the Markdown fields of its front matter, and its body. */
export function textsOf(entry: AnyEntry): PageText[] {
  const { file, path: page, baseUrl, folder, body, marked } = entry;
  const shared = { file, page, baseUrl, entry, ...(pageContexts[folder] ?? title) };
  return [
    ...marked('markdown').map(({ path, text: source }) => ({
      ...shared,
      source,
      idPrefix: `${fieldName(path)}.`,
      start: path,
    })),
    { ...shared, source: body, start: bodyLineOf(entry) },
  ];
}

/** The texts of data/timeline.ts. */
export const timelineTexts = (timeline: readonly TimelineYear[]): PageText[] =>
  timeline.flatMap(({ cards }, year) =>
    cards.map(({ description, whileOpen = '' }, card) => ({
      file: dataFile('timeline.ts'),
      source: description + whileOpen,
      page: routes.about,
      baseUrl: routes.home,
      ...title,
      start: [year, 'cards', card, 'description'],
    })),
  );

/** A text with what rendering makes of it. */
export interface RenderedText extends PageText {
  /** The Markdown as parsed. */
  markdown: Markdown;
  /** The HTML before it is sanitised. */
  unsafe: Html;
  /** The visible text and the text alternatives of the page. */
  shown: readonly string[];
  /** What plugins found, which are errors of KaTeX. */
  messages: VFile['messages'];
}

/** A part of a text. */
interface Node {
  position?: { start: { line: number } } | undefined;
}

/** The file of a text, and the line of one of its nodes; that of the field, if the text is one. */
export const locationOf = (
  { file, start }: PageText,
  { position }: Node = {},
): Pick<Diagnostic, 'file' | 'line'> => ({
  file,
  line: typeof start === 'number' ? start - 1 + (position?.start.line ?? 1) : lineIn(file, start),
});
