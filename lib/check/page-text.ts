import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { AnyEntry } from '../content/entry';
import { normalizeText } from '../content/front-matter';
import { kinds } from '../content/kinds';
import { keepText } from '../content/rendered-texts';
import type { Diagnostic } from '../diagnostic';
import { dataFile } from '../languages/languages';
import { postIds, projectIds } from '../markdown/heading-anchors';
import { authorProcessor, pageProcessor, type RenderOptions } from '../markdown/render';
import type { TimelineYear } from '../schema';
import { fieldName } from '../schema/validate';
import { plainText } from '../search/plain-text';
import { routes } from '../urls';
import { lineIn } from './fields';

/** What rendering needs of a text. */
export interface SourceText {
  /** Markdown or HTML. */
  source: string;
  /** The folder that relative URLs of its images are resolved against. */
  baseUrl: string;
  /** The prefix of its ids, if it is not the main text of the page. */
  idPrefix?: string | undefined;
}

/** A text of a page. */
export interface PageText extends SourceText {
  file: string;
  /** The page that shows it. */
  page: string;
  /** The level of the heading above it. */
  headingAbove: number;
  /** The ids of the sections of the page. */
  sectionIds: readonly string[];
  /** The line of the file that has a line of the text. */
  lineOf: (line: number) => number | undefined;
  entry?: AnyEntry;
}

/** What pages have around the texts of their entries, by the folder of the kind. */
const surroundings: Readonly<Record<string, Pick<PageText, 'headingAbove' | 'sectionIds'>>> = {
  [kinds.posts.folder]: { headingAbove: 1, sectionIds: postIds },
  // The sections "context" and "story" have headings.
  [kinds.projects.folder]: { headingAbove: 2, sectionIds: projectIds },
};

/** By default, only the title. */
const title = { headingAbove: 1, sectionIds: [] };

/** The texts of an entry: the Markdown fields of its front matter, and its body. */
export function textsOf(entry: AnyEntry): PageText[] {
  const { file, path: page, baseUrl, folder, body, marked } = entry;
  const shared = { file, page, baseUrl, entry, ...(surroundings[folder] ?? title) };
  const bodyLine = bodyLineOf(entry);
  return [
    ...marked('markdown').map(({ path, text: source }) => ({
      ...shared,
      source,
      idPrefix: `${fieldName(path)}.`,
      lineOf: () => lineIn(file, path),
    })),
    { ...shared, source: body, lineOf: (line) => bodyLine - 1 + line },
  ];
}

/** The line of the file on which the Markdown of an entry begins. */
export const bodyLineOf = ({ text, body }: Pick<AnyEntry, 'text' | 'body'>): number =>
  linesOf(normalizeText(text)) - linesOf(body) + 1;

const linesOf = (text: string) => text.split('\n').length;

/** The texts of data/timeline.ts. */
export const timelineTexts = (timeline: readonly TimelineYear[]): PageText[] =>
  timeline.flatMap(({ cards }, year) =>
    cards.map(({ description, whileOpen = '' }, card) => ({
      file: dataFile('timeline.ts'),
      source: description + whileOpen,
      page: routes.about,
      baseUrl: routes.home,
      ...title,
      lineOf: () => lineIn(dataFile('timeline.ts'), [year, 'cards', card, 'description']),
    })),
  );

/** A part of a source. */
interface Position {
  start: { line: number };
}

/** What rendering makes of a text. Another process can send it. */
export interface RenderedParts {
  /** The Markdown as parsed. */
  markdown: Markdown;
  /** The HTML before it is sanitised. */
  unsafe: Html;
  /** The visible text and the text alternatives of the page. */
  shown: readonly string[];
  /** The ids on the page. */
  ids: readonly string[];
  /** The errors of plugins, which are those of KaTeX, with the position of the formula. */
  errors: readonly { message: string; position: Position | undefined }[];
}

/** A text with what rendering makes of it. */
export type CheckedText = PageText & RenderedParts;

/**
 * Renders a text, and keeps the result for the next steps of a build.
 * @returns undefined if its lists or quotations are nested so deeply that the stack overflows
 */
export async function renderText(
  { source, baseUrl, idPrefix }: SourceText,
  options: RenderOptions,
): Promise<RenderedParts | undefined> {
  const file = new VFile(source);
  const settings = { ...options, baseUrl, idPrefix };
  const author = authorProcessor(settings);
  let seen: ReturnType<typeof shownIn> = { shown: [], ids: [] };
  // Before code is highlighted, which splits its words.
  const keepShown = () => (html: Html) => {
    seen = shownIn(html);
  };
  const lastPlugins = [keepShown, ...(options.lastPlugins ?? [])];
  const page = await pageProcessor(source, { ...settings, lastPlugins });
  try {
    const markdown = author.parse(file);
    const unsafe = await author.run(markdown, file);
    const safe = await page.run(unsafe, file);
    keepText(source, settings, {
      html: page.stringify(safe, file),
      outline: file.data.outline ?? [],
      words: plainText(markdown),
    });
    const errors = file.messages.map(({ ancestors = [], cause, reason }) => ({
      message: cause instanceof Error ? cause.message : reason,
      position: ancestors.findLast(({ position }) => position)?.position,
    }));
    return { ...seen, markdown, unsafe, errors };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The visible text, the text alternatives and the ids of a rendered page. */
function shownIn(html: Html): Pick<RenderedParts, 'shown' | 'ids'> {
  const shown: string[] = [];
  const ids: string[] = [];
  visit(html, (node) => {
    if (node.type === 'text') shown.push(node.value);
    if (node.type !== 'element') return;
    const { id, alt, title, ariaLabel } = node.properties;
    shown.push([alt, title, ariaLabel].filter(Boolean).join(' '));
    if (id) ids.push(String(id));
  });
  return { shown, ids };
}

/** The file of a text, and the line of one of its nodes. */
export const locationOf = (
  { file, lineOf }: PageText,
  node: { position?: Position | undefined },
): Pick<Diagnostic, 'file' | 'line'> => ({ file, line: lineOf(node.position?.start.line ?? 1) });
