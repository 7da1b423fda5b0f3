import type { Element, Root, Text } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { basePath } from '../base-path';
import { isVideo, imageUrl } from '../images/image';
import { visitElements } from './visit';

/**
 * Makes links and images fit the site: internal links get the base path and the closing slash,
 * images of other origins become links (pages ask no other origin for anything), as do videos that the
 * build has not made players, and only images may be `data:` URLs. Links to other origins become absolute, for rehype-external-links.
 */
export function rehypeLinks() {
  return (tree: Root, { data: { place } }: VFile) => {
    visitElements(tree, (node, index, parent) => {
      const { tagName, properties } = node;
      if (tagName === 'a') {
        // A link cannot be inside a link: images of other origins and videos leave only their words
        // there, and a heading has no link to itself.
        visitElements(node, (inner, at, link) => {
          if (isLink(inner) || inner.tagName === 'video') link.children[at] = wordsOf(inner);
          if (inner.tagName !== 'a') return undefined;
          link.children.splice(at, 1);
          return at;
        });
        // What HTML's parser leaves of a raw link around a URL, which is a link itself.
        if (properties.href !== undefined && node.children.length === 0 && !properties.id) {
          parent.children.splice(index, 1);
          return index;
        }
        if (properties.href !== undefined) properties.href = urlOf(String(properties.href));
      }
      if (tagName !== 'img') return;
      const src = String(properties.src ?? '');
      const inside = src.startsWith('/') ? src : imageUrl(src, place?.base);
      const href = urlOf(isElsewhere(src) ? src : (inside ?? src));
      const { title } = properties;
      if (isLink(node)) parent.children[index] = h('a', { href, title }, wordsOf(node));
      else if (inside) {
        Object.assign(properties, { src: basePath + inside, loading: 'lazy', decoding: 'async' });
      } else if (/^data:(?!image\/)/i.test(src)) delete properties.src;
    });
  };
}

/** Whether an image is shown as a link. */
const isLink = ({ tagName, properties: { src = '' } }: Element) =>
  tagName === 'img' && (isElsewhere(String(src)) || isVideo(String(src)));

const wordsOf = ({ properties: { alt, ariaLabel = alt, src } }: Element): Text => ({
  type: 'text',
  value: String(ariaLabel ?? '') || String(src),
});

function urlOf(href: string) {
  if (!isElsewhere(href) || /^(https?:)?\/\//.test(href)) return internalUrl(href);
  const base = URL.canParse(href) ? undefined : HERE;
  return URL.canParse(href, base) ? new URL(href, base).href : href;
}

/** Stands for the origin of the site, which content does not know. */
const HERE = 'https://site.invalid';

/**
 * Whether a URL leads to another origin. Asks the URL parser, since browsers read `/\host` and
 * `/<tab>/host` like `//host`: https://url.spec.whatwg.org/#relative-slash-state
 */
function isElsewhere(url: string): boolean {
  if (/^https?:/i.test(url)) return true;
  if (!URL.canParse(url, HERE)) return false;
  const { origin, protocol } = new URL(url, HERE);
  return protocol === 'https:' && origin !== HERE;
}

/**
 * The URL of a link inside the site, as a page has it.
 * @param href as written: `./shop`, `/shop`, `/blog/x/#part`, `#part`, or an absolute URL
 * @param base the base path; empty for `InternalLink`, which adds it
 */
export function internalUrl(href: string, base = basePath): string {
  const match = /^\.?\/(?!\/)([^?#]*)(.*)$/.exec(href);
  if (!match) return href;
  const [, path = '', rest = ''] = match;
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const slash = path === '' || isFile || path.endsWith('/') ? '' : '/';
  return `${base}/${path}${slash}${rest}`;
}
