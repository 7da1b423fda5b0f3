import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { basePath } from '../site';

/**
 * Makes links and pictures of content fit the site: internal addresses get the base path and the
 * closing slash, links to other sites open in a new tab and say so, pictures of other origins
 * become links (the site asks no other origin for anything) and only pictures may be `data:`.
 */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'a') adaptLink(node);
      if (node.tagName === 'img' && parent && index !== undefined) {
        parent.children[index] = adaptPicture(node);
      }
    });
  };
}

function adaptLink(node: Element) {
  const href = String(node.properties.href ?? '');
  if (/^(https?:)?\/\//i.test(href)) {
    Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
    node.children.push(hint());
  } else if (href) {
    node.properties.href = internalAddress(href);
  }
}

function adaptPicture(node: Element): Element {
  const { src, alt } = node.properties;
  const address = String(src ?? '');
  if (/^\/(?!\/)/.test(address)) {
    node.properties.src = `${basePath}${address}`;
    Object.assign(node.properties, { loading: 'lazy', decoding: 'async' });
  } else if (/^(https?:)?\/\//i.test(address)) {
    const label = String(alt ?? '') || address;
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: address },
      children: [{ type: 'text', value: label }],
    };
    adaptLink(link);
    return link;
  } else if (/^data:/i.test(address) && !/^data:image\//i.test(address)) {
    delete node.properties.src;
  }
  return node;
}

/**
 * The address of a link inside the site, as it stands in a page.
 * @param href as written: `./conity`, `/conity`, `/blog/x/#part`, `#part`, or with a scheme
 * @param base the folder below which the site is served; empty for addresses given to Next's links,
 *   which add it themselves
 */
export function internalAddress(href: string, base = basePath): string {
  const match = /^\.?\/(?!\/)([^?#]*)(.*)$/.exec(href);
  if (!match) return href;
  const [, path = '', rest = ''] = match;
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const slash = path === '' || isFile || path.endsWith('/') ? '' : '/';
  return `${base}/${path}${slash}${rest}`;
}

const hint = (): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['sr-only'] },
  children: [{ type: 'text', value: ' (opens in a new tab)' }],
});
