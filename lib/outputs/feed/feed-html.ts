import type { Element, Root } from 'hast';
import { rehype } from 'rehype';
import { visitElements } from '../../markdown/visit';

const processor = rehype().data('settings', { fragment: true }).freeze();

/**
 * The text of an article for feed readers: URLs are absolute, and what only works or only shows
 * on the page is left out.
 * @param html the article as its page shows it
 * @param page absolute URL of that page
 */
export function toFeedHtml(html: string, page: string): string {
  const tree: Root = processor.parse(html);
  visitElements(tree, (node, index, parent) => {
    if (isForThePage(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    node.properties = forReaders(node.properties, page);
    if (!/^(span|picture)$/.test(node.tagName) || Object.keys(node.properties).length > 0)
      return undefined;
    // The colours of code have gone with the classes, the choice of a picture with the sources.
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return processor.stringify(tree);
}

/** Marks beside headings, buttons that need script, choices of pictures, words for screen readers. */
function isForThePage({ tagName, properties }: Element): boolean {
  const classes = [properties.className ?? []].flat();
  return (
    /^(button|source)$/.test(tagName) ||
    classes.includes('heading-anchor') ||
    classes.includes('sr-only')
  );
}

/** Looks and behaviour of the page, and what points to words that were left out. */
const LEFT_OUT = /^(className|tabIndex|target|loading|decoding|srcSet|sizes|ariaDescribedBy)$/;

const URL_ATTRIBUTE = /^(href|src|cite|longDesc)$/;

function forReaders(properties: Element['properties'], page: string): Element['properties'] {
  // What is no URL stays as it is written: `http://[`.
  const whole = (url: unknown) =>
    URL.canParse(String(url), page) ? new URL(String(url), page).href : String(url);
  const entries = Object.entries(properties).filter(([name]) => !LEFT_OUT.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, URL_ATTRIBUTE.test(name) ? whole(value) : value]),
  );
}
