import type { Element, Root } from 'hast';
import { rehype } from 'rehype';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeExternalLinks from 'rehype-external-links';
import type { PluggableList } from 'unified';
import { VFile } from 'vfile';
import { markdownToHast } from './markdown';
import type { OutlineEntry } from './outline';
import { rehypeAccess } from './rehype-access';
import { rehypeCallouts } from './rehype-callouts';
import { rehypeDirection } from './rehype-direction';
import { rehypeFigures } from './rehype-figures';
import { headingText, rehypeIds } from './rehype-ids';
import { rehypeLinks } from './rehype-links';
import { rehypeVideoCards } from './rehype-video-cards';
import { parseSafely } from './sanitize';
import { hasClass } from './visit';
import type { MarkdownWords } from './words';

/** Where a text is. */
export interface Place {
  /** Folder of the published Markdown below the base path, which relative image URLs start from. */
  base?: string;
  /** The path of the page, with its closing slash. */
  page?: string | undefined;
  /** Ids of another text on the page. */
  takenIds?: readonly string[];
}

/** A text as HTML that is safe to show. */
export interface RenderedText {
  html: string;
  /** Its headings of the second level. */
  outline: OutlineEntry[];
  /** Every id in the HTML. */
  ids: string[];
}

declare module 'vfile' {
  interface DataMap extends Partial<Omit<RenderedText, 'html'>> {
    place: Place;
  }
}

/** Turns what an owner writes into HTML that is safe to show. */
export interface Renderer {
  /**
   * Renders GitHub-flavoured Markdown.
   * @param source Markdown without front matter
   * @throws RangeError when the text is nested too deeply for the stack
   */
  markdown: (source: string, place?: Place) => RenderedText;
  /** Sanitises HTML. */
  html: (source: string, place?: Place) => string;
}

/**
 * Makes the renderer of the site; the build and the browser both use it. docs/markdown.md describes
 * each plugin and why they are in this order.
 * @param words every word that rendering adds
 * @param plugins run after sanitising, before the others
 * @param last run at the end
 */
export function createRenderer(
  words: MarkdownWords,
  plugins: PluggableList = [],
  last: PluggableList = [],
): Renderer {
  const processor = rehype()
    .data('settings', { fragment: true })
    .use(rehypeFigures)
    .use(rehypeVideoCards, words)
    .use(plugins)
    .use(rehypeCallouts, words)
    .use(rehypeAccess, words)
    .use(rehypeDirection)
    .use(rehypeIds)
    .use(rehypeAutolinkHeadings, {
      behavior: 'append',
      test: isLinkable,
      properties: (heading) => ({
        className: ['heading-anchor'],
        ariaLabel: words.headingLink(headingText(heading)),
      }),
      content: { type: 'text', value: '#' },
    })
    .use(rehypeLinks)
    .use(rehypeExternalLinks, {
      target: '_blank',
      rel: ['noopener', 'noreferrer'],
      content: { type: 'text', value: words.newTab },
      contentProperties: { className: ['sr-only'] },
    })
    .use(last)
    .freeze();
  const render = (tree: Root, file: VFile) =>
    processor.stringify(processor.runSync(tree, file) as Root);
  return {
    markdown(source, place = {}) {
      const file = new VFile({ data: { place } });
      const html = render(markdownToHast(source), file);
      return { html, outline: file.data.outline ?? [], ids: file.data.ids ?? [] };
    },
    html: (source, place = {}) => render(parseSafely(source), new VFile({ data: { place } })),
  };
}

/** Headings with words that are seen; that of the footnotes is not. */
const isLinkable = (heading: Element) =>
  /^h[2-4]$/.test(heading.tagName) && !hasClass(heading, 'sr-only') && headingText(heading) !== '';
