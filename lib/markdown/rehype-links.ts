import type { Element, ElementContent, Root, Text } from 'hast';
import type { VFile } from 'vfile';
import { basePath } from '../base-path';
import { pictureAddress } from '../content/picture';
import { visitElements } from './visit';

/**
 * Makes links and pictures of content fit the site: internal addresses get the base path and the
 * closing slash, links to other sites open in a new tab and say so, pictures of other origins
 * become links (the site asks no other origin for anything) and only pictures may be `data:`.
 */
export function rehypeLinks() {
  return (tree: Root, { data: { place } }: VFile) => {
    visitElements(tree, (node, index, parent) => {
      if (node.tagName === 'a') adaptLink(node);
      if (node.tagName === 'img') {
        parent.children[index] = adaptPicture(node, place?.base);
      }
    });
  };
}

function adaptLink(node: Element) {
  replaceForeignPictures(node);
  const href = String(node.properties.href ?? '');
  if (isElsewhere(href)) {
    Object.assign(node.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] });
    node.children.push(hint());
  } else if (href) {
    node.properties.href = internalAddress(href);
  }
}

/** A link cannot stand inside a link: there a picture of another origin leaves only its words. */
function replaceForeignPictures(link: Element) {
  visitElements(link, (node, index, parent) => {
    if (node.tagName !== 'img') return;
    if (isElsewhere(String(node.properties.src ?? ''))) parent.children[index] = wordsOf(node);
  });
}

function adaptPicture(node: Element, base?: string): ElementContent {
  const address = String(node.properties.src ?? '');
  if (isElsewhere(address)) {
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: address },
      children: [wordsOf(node)],
    };
    adaptLink(link);
    return link;
  }
  const inside = address.startsWith('/') ? address : pictureAddress(address, base);
  if (inside) {
    node.properties.src = `${basePath}${inside}`;
    Object.assign(node.properties, { loading: 'lazy', decoding: 'async' });
  } else if (/^data:(?!image\/)/i.test(address)) {
    delete node.properties.src;
  }
  return node;
}

const wordsOf = ({ properties: { alt, src } }: Element): Text => ({
  type: 'text',
  value: String(alt ?? '') || String(src),
});

/** Stands for the address of the site, which content does not know. */
const HERE = 'https://site.invalid';

/**
 * Whether an address leads to another origin. Asks the URL parser, since browsers read `/\host` and
 * `/<tab>/host` like `//host`: https://url.spec.whatwg.org/#relative-slash-state
 */
function isElsewhere(address: string): boolean {
  if (/^https?:/i.test(address)) return true;
  if (!URL.canParse(address, HERE)) return false;
  const { origin, protocol } = new URL(address, HERE);
  return protocol === 'https:' && origin !== HERE;
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
