import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { AnyEntry } from '../content/entry';
import { keepText } from '../content/rendered-texts';
import type { Diagnostic } from '../diagnostic';
import { dataFile } from '../languages/languages';
import { renderMarkdown, type RenderOptions } from '../markdown/render';
import type { TimelineYear } from '../schema';
import { fieldName } from '../schema/validate';
import { routes } from '../urls';
import { lineIn } from './fields';

/** A text in Markdown or HTML. */
export interface PageText {
  file: string;
  source: string;
  /** The page that shows it. */
  page: string;
  /** The folder that relative URLs of its images are resolved against. */
  baseUrl: string;
  /** The prefix of its ids, if it is not the main text of the page. */
  idPrefix?: string;
  /** The level of the heading above it. */
  headingAbove: number;
  /** The line of the file that has a line of the text. */
  lineOf: (line: number) => number | undefined;
  entry?: AnyEntry;
}

/** The texts of an entry: the Markdown fields of its front matter, and its body. */
export function textsOf(entry: AnyEntry): PageText[] {
  const { file, path: page, baseUrl, body, bodyLine, headingAbove, markdownFields } = entry;
  const shared = { file, page, baseUrl, headingAbove, entry };
  return [
    ...markdownFields.map(({ path, text: source }) => ({
      ...shared,
      source,
      idPrefix: `${fieldName(path)}.`,
      lineOf: () => lineIn(file, path),
    })),
    { ...shared, source: body, lineOf: (line) => bodyLine - 1 + line },
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
      headingAbove: 1,
      lineOf: () => lineIn(dataFile('timeline.ts'), [year, 'cards', card, 'description']),
    })),
  );

/** A text with what rendering makes of it. */
export interface CheckedText extends PageText {
  /** The Markdown as parsed. */
  markdown: Markdown;
  /** The HTML before it is sanitised. */
  unsafe: Html;
  /** The visible text and the text alternatives of the page. */
  shown: readonly string[];
  /** The ids on the page. */
  ids: readonly string[];
  /** The messages of plugins, which are those of KaTeX. */
  messages: VFile['messages'];
}

/**
 * Renders a text, and keeps the result for the next steps of a build.
 * @returns undefined if its lists or quotations are nested so deeply that the stack overflows
 */
export async function renderText(
  text: PageText,
  options: RenderOptions,
): Promise<CheckedText | undefined> {
  const { source, baseUrl, idPrefix } = text;
  const seen = { unsafe: { type: 'root', children: [] } as Html, shown: [''], ids: [''] };
  const keepUnsafe = () => (html: Html) => {
    seen.unsafe = html;
  };
  // Before code is highlighted, which splits its words.
  const keepShown = () => (html: Html) => {
    Object.assign(seen, shownIn(html));
  };
  try {
    const rendered = await renderMarkdown(source, {
      ...options,
      baseUrl,
      idPrefix,
      rawPlugins: [keepUnsafe],
      lastPlugins: [keepShown, ...(options.lastPlugins ?? [])],
    });
    keepText(source, { baseUrl, idPrefix }, rendered);
    return { ...text, ...seen, markdown: rendered.tree, messages: rendered.messages };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The visible text, the text alternatives and the ids of a rendered page. */
function shownIn(html: Html): Pick<CheckedText, 'shown' | 'ids'> {
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
  node: { position?: { start: { line: number } } | undefined },
): Pick<Diagnostic, 'file' | 'line'> => ({ file, line: lineOf(node.position?.start.line ?? 1) });
