import type { Root } from 'hast';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import { sanitizeSchema } from './sanitize-schema';
import { visitElements } from './visit';

const processor = rehype()
  .data('settings', { fragment: true })
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeLinksInLinks)
  .freeze();

/** Leaves only the content of a link in a link, where HTML's parser leaves one in a table. */
function rehypeLinksInLinks() {
  return (tree: Root) => {
    visitElements(tree, (link) => {
      if (link.tagName !== 'a') return;
      visitElements(link, ({ tagName, children }, index, parent) => {
        if (tagName !== 'a') return undefined;
        parent.children.splice(index, 1, ...children);
        return index;
      });
    });
  };
}

/** Removes what is not allowed from a tree of HTML that holds nothing that an author wrote as HTML. */
export const sanitize = (tree: Root): Root => processor.runSync(tree);

/**
 * Parses HTML as a browser does, and removes what is not allowed. What is left is parsed once more:
 * without the element that was between them, a paragraph can be in a paragraph and a link in a link,
 * which browsers would take apart.
 */
export const parseSafely = (html: string): Root =>
  processor.parse(processor.stringify(sanitize(processor.parse(html))));

const words = (text: string) => text.trim().split(/\s+/);

/**
 * Makes a parser and sanitiser of what a package draws.
 * @param tagNames elements that are let through, with spaces between them
 * @param attributes of any of them
 * @param className the classes that are let through; none without it
 */
export const drawingCleaner = (
  tagNames: string,
  attributes: string,
  ...className: ['className', ...RegExp[]][]
) =>
  rehype()
    .data('settings', { fragment: true })
    .use(rehypeSanitize, {
      tagNames: words(tagNames),
      attributes: { '*': [...words(attributes), ...className] },
      clobber: [],
      strip: ['style', 'title'],
    })
    .freeze();
