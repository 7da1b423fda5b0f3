import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { rehype } from 'rehype';
import { hasClass, visitElements } from '../markdown/visit';

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
    // For readers that show no videos.
    if (node.tagName === 'video') node.children = [videoLink(node)];
    if (!/^(span|picture)$/.test(node.tagName) || Object.keys(node.properties).length > 0)
      return undefined;
    // A span without classes and a picture without sources have no effect: unwrap their children.
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return processor.stringify(tree);
}

const videoLink = ({ properties: { src, ariaLabel } }: Element) =>
  h('a', { href: src }, ariaLabel || src);

/**
 * Heading anchors, buttons and other controls, picture sources, captions (browsers load none from other
 * origins) and text for screen readers.
 */
const isPageOnly = (element: Element): boolean =>
  /^(button|label|source|track)$/.test(element.tagName) ||
  hasClass(element, 'heading-anchor') ||
  hasClass(element, 'sr-only');

/** Attributes for style and behaviour, and references to stripped elements. */
const PAGE_ONLY =
  /^(className|tabIndex|target|loading|decoding|srcSet|sizes|ariaDescribedBy|dataEnhanced)$/;

const URL_ATTRIBUTE = /^(href|src|poster|cite|longDesc)$/;

function toFeedProperties(properties: Element['properties'], page: string): Element['properties'] {
  // Invalid URLs such as `http://[` stay unchanged.
  const toAbsolute = (url: unknown) =>
    URL.canParse(String(url), page) ? new URL(String(url), page).href : String(url);
  const entries = Object.entries(properties).filter(([name]) => !PAGE_ONLY.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, URL_ATTRIBUTE.test(name) ? toAbsolute(value) : value]),
  );
}
