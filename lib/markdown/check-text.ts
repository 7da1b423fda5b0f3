import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Located } from '../validation/diagnostic';
import { findCodeFaults } from './code-faults';
import { findFootnoteFaults, unusedFootnotes } from './footnote-faults';
import { findFormulaFaults } from './formula-faults';
import { findHtmlFaults } from './html-faults';
import { findLostWords, findUndescribed, type TextFault } from './markdown-faults';
import { renderMarkdown, type RenderOptions } from './render';
import { findUnrendered } from './unrendered-markup';

/** The links, images, media and ids of a text, and its faults. */
export interface TextReport extends LinkedFiles {
  /** Every id in its HTML. */
  ids: string[];
  faults: TextFault[];
}

interface LinkedFiles {
  links: Located<{ url: string }>[];
  /** `alt` is undefined if it is missing, and empty for decorative images in HTML. */
  images: Located<{ url: string; alt: string | undefined }>[];
  /** Videos and their captions. */
  media: Located<{ url: string }>[];
}

/**
 * Renders a text, and reports its links and images, elements that pages leave out, formulas with errors, and words
 * that are lost for any other reason.
 * @param source Markdown without front matter
 * @param headingAbove level of the heading above the text on its page
 */
export async function checkText(
  source: string,
  options: RenderOptions,
  headingAbove = 1,
): Promise<TextReport> {
  let written: Root = { type: 'root', children: [] };
  let shown = written;
  const { tree, messages } = await renderMarkdown(source, {
    ...options,
    rawPlugins: [
      () => (html: Root) => {
        written = html;
      },
    ],
    lastPlugins: [
      () => (html: Root) => {
        shown = html;
      },
    ],
  });
  const { ids, words } = readShown(shown);
  const faults = [
    ...findHtmlFaults(written, source, headingAbove),
    ...findCodeFaults(tree, source),
    ...findFormulaFaults(tree, source, messages),
    ...findFootnoteFaults(tree, source),
    ...findUnrendered(tree, source),
    ...findUndescribed(tree),
  ];
  // The words of a formula, element or footnote, or of the same row, are reported already.
  const lost = findLostWords(tree, source, words, [...faults, ...unusedFootnotes(tree)]);
  return {
    ...linkedFiles(written),
    ids,
    faults: [...faults, ...lost].sort((a, b) => a.line - b.line),
  };
}

/** Collects links, images, videos and captions from a tree that is not sanitised yet. */
function linkedFiles(tree: Root): LinkedFiles {
  const found: LinkedFiles = { links: [], images: [], media: [] };
  visit(tree, 'element', ({ tagName, properties, position }) => {
    const { href, src = '', alt, poster } = properties;
    const line = position?.start.line ?? 1;
    if (tagName === 'a' && href !== undefined) found.links.push({ url: String(href), line });
    if (tagName === 'img') {
      found.images.push({ url: String(src), alt: alt === undefined ? alt : String(alt), line });
    }
    if (tagName === 'video' || tagName === 'track') found.media.push({ url: String(src), line });
    if (tagName === 'video' && poster) found.media.push({ url: String(poster), line });
  });
  return found;
}

/** Collects ids and all words that are seen or heard from the tree that pages show. */
function readShown(tree: Root): { ids: string[]; words: string } {
  const ids: string[] = [];
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element') return;
    const { id, alt, title, ariaLabel } = node.properties;
    if (id) ids.push(String(id));
    texts.push([alt, title, ariaLabel].join(' '));
  });
  return { ids, words: texts.join(' ') };
}
