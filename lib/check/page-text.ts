import type { Root as Html } from 'hast';
import type { Root as Markdown } from 'mdast';
import type { VFile } from 'vfile';
import type { AnyEntry } from '../content/entry';
import { readFrontMatter } from '../content/front-matter';
import type { Diagnostic } from '../diagnostic';
import { dataFile } from '../languages/languages';
import { renderMarkdown, type RenderOptions } from '../markdown/render';
import type { TimelineYear } from '../schema';
import { routes } from '../urls';
import { lineIn } from './paths';

/** A text in Markdown or HTML. */
export interface PageText {
  file: string;
  source: string;
  /** The page that shows it. */
  page: string;
  /** The folder that relative URLs of its images are resolved against. */
  base: string;
  /** The level of the heading above it. */
  headingAbove: number;
  /** The line of the file that has a line of the text. */
  lineOf: (line: number) => number | undefined;
  entry?: AnyEntry;
}

/** The texts of an entry: the Markdown fields of its front matter, and its body. */
export function textsOf(entry: AnyEntry): PageText[] {
  const { file, path: page, base, body, bodyLine, folder, markdownFields } = entry;
  // The headings of the sections "context" and "story".
  const headingAbove = folder === 'projects' ? 2 : 1;
  const shared = { file, page, base, headingAbove, entry };
  const { lineOf } = readFrontMatter(entry.source);
  return [
    ...Object.entries(markdownFields).map(([field, source]) => ({
      ...shared,
      source,
      lineOf: () => lineOf([field]),
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
      base: routes.home,
      headingAbove: 1,
      lineOf: () => lineIn(dataFile('timeline.ts'), [year, 'cards', card, 'description']),
    })),
  );

/** A text with the trees that rendering makes of it. */
export interface RenderedText extends PageText {
  /** The Markdown as parsed. */
  markdown: Markdown;
  /** The HTML before it is sanitised. */
  unsafe: Html;
  /** The HTML as pages show it. */
  shown: Html;
  /** The messages of plugins, which are those of KaTeX. */
  messages: VFile['messages'];
}

/**
 * Renders a text.
 * @returns undefined if its lists or quotations are nested so deeply that the stack overflows
 */
export async function renderText(
  text: PageText,
  options: RenderOptions,
): Promise<RenderedText | undefined> {
  let unsafe: Html = { type: 'root', children: [] };
  let shown = unsafe;
  const keepUnsafe = () => (html: Html) => {
    unsafe = html;
  };
  const keepShown = () => (html: Html) => {
    shown = html;
  };
  try {
    const { tree, messages } = await renderMarkdown(text.source, {
      ...options,
      base: text.base,
      rawPlugins: [keepUnsafe],
      lastPlugins: [keepShown],
    });
    return { ...text, markdown: tree, unsafe, shown, messages };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The file of a text, and the line of one of its nodes. */
export const locationOf = (
  { file, lineOf }: PageText,
  node: { position?: { start: { line: number } } | undefined },
): Pick<Diagnostic, 'file' | 'line'> => ({ file, line: lineOf(node.position?.start.line ?? 1) });
