import type { Root as Html } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CachedText } from '@/lib/content/text-cache';
import type { Diagnostic } from '@/lib/diagnostic';
import { renderInSteps, type RenderOptions } from '@/lib/markdown/render';
import { plainText } from '@/lib/search/plain-text';
import { checkCodeAndFormulas } from './code-and-formulas';
import { linksOf, type TextLink } from './dead-links';
import { checkHeadings, checkHtml } from './html';
import { checkImages, type Images } from './images';
import { lineOf, type CheckedText, type PageText, type RenderedParts } from './page-text';
import { checkPrivateComments } from './private-comments';
import { checkWords } from './words';

/** What the check of a text finds. */
export interface TextFindings {
  diagnostics: Diagnostic[];
  /** Its links, to be checked when the ids of all texts are known. */
  links: Omit<TextLink, 'text'>[];
  /** Its ids on the page. */
  ids: readonly string[];
}

/** What readers find on a page. */
type Readable = Pick<RenderedParts, 'shown' | 'ids'>;

declare module 'vfile' {
  interface DataMap {
    readable: Readable;
  }
}

/** Checks a text. */
export type TextChecker = (text: PageText, images: Images) => Promise<TextFindings>;

/** A text as pages show it, with what its checks need. */
export interface InspectedText {
  parts: RenderedParts;
  shown: CachedText;
}

/**
 * Renders a text for its checks.
 * @returns undefined if its lists or quotations are nested so deeply that the stack overflows
 */
export async function inspectText(
  { source, baseUrl, idPrefix }: Pick<PageText, 'source' | 'baseUrl' | 'idPrefix'>,
  options: RenderOptions,
): Promise<InspectedText | undefined> {
  // Before code is highlighted, which splits its words.
  const lastPlugins = [rehypeReadable, ...(options.lastPlugins ?? [])];
  const settings = { ...options, baseUrl, idPrefix, lastPlugins };
  try {
    const { markdown, unsafe, html, file } = await renderInSteps(source, settings);
    const { readable = { shown: [], ids: [] }, outline = [] } = file.data;
    const errors = file.messages.map(({ ancestors = [], cause, reason }) => ({
      message: cause instanceof Error ? cause.message : reason,
      position: ancestors.findLast(({ position }) => position)?.position,
    }));
    return {
      parts: { ...readable, markdown, unsafe, errors },
      shown: { html, outline, words: plainText(markdown) },
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Adds what readers find on the page to the data of the file. */
function rehypeReadable() {
  return (html: Html, file: VFile) => {
    file.data.readable = readableIn(html);
  };
}

/** The visible text, the text alternatives and the ids of a rendered page. */
function readableIn(html: Html): Readable {
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

/**
 * Finds everything in a text that its page would lose or show as it is typed, and images that are missing.
 * @param inspected the text as {@link inspectText} returns it
 */
export function findingsOf(
  text: PageText,
  inspected: InspectedText | undefined,
  images: Images,
): TextFindings {
  if (!inspected) {
    const message = 'lists or quotations in more levels than can be read';
    const line = lineOf(text, 1);
    const tooDeep: Diagnostic = { severity: 'error', file: text.file, line, message };
    return { diagnostics: [tooDeep], links: [], ids: [] };
  }
  const checked: CheckedText = { ...text, ...inspected.parts };
  const diagnostics = [
    ...checkHtml(checked),
    ...checkHeadings(checked),
    ...checkCodeAndFormulas(checked),
    ...checkWords(checked),
    ...checkPrivateComments(checked),
    ...checkImages(checked, images),
  ];
  return { diagnostics, links: linksOf(checked), ids: checked.ids };
}
