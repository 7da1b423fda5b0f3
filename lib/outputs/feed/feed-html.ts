import type { Element, Root } from 'hast';
import { rehype } from 'rehype';
import { visitElements } from '../../markdown/visit';

const processor = rehype().data('settings', { fragment: true }).freeze();

/**
 * Converts the HTML of an article for feed readers: makes URLs absolute and strips elements and
 * attributes that only make sense on the page.
 * @param html the article's HTML on its page
 * @param page absolute URL of the page
 */
export function toFeedHtml(html: string, page: string): string {
  const tree: Root = processor.parse(html);
  visitElements(tree, (node, index, parent) => {
    if (isPageOnly(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    node.properties = toFeedProperties(node.properties, page);
    if (!/^(span|picture)$/.test(node.tagName) || Object.keys(node.properties).length > 0)
      return undefined;
    // A span without classes and a picture without sources have no effect: unwrap their children.
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return processor.stringify(tree);
}

/** Heading anchors, buttons and other controls, picture sources and text for screen readers. */
function isPageOnly({ tagName, properties }: Element): boolean {
  const classes = [properties.className ?? []].flat();
  return (
    /^(button|label|source)$/.test(tagName) ||
    classes.includes('heading-anchor') ||
    classes.includes('sr-only')
  );
}

/** Attributes for style and behaviour, and references to stripped elements. */
const PAGE_ONLY = /^(className|tabIndex|target|loading|decoding|srcSet|sizes|ariaDescribedBy)$/;

const URL_ATTRIBUTE = /^(href|src|cite|longDesc)$/;

function toFeedProperties(properties: Element['properties'], page: string): Element['properties'] {
  // Invalid URLs such as `http://[` stay unchanged.
  const toAbsolute = (url: unknown) =>
    URL.canParse(String(url), page) ? new URL(String(url), page).href : String(url);
  const entries = Object.entries(properties).filter(([name]) => !PAGE_ONLY.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, URL_ATTRIBUTE.test(name) ? toAbsolute(value) : value]),
  );
}
