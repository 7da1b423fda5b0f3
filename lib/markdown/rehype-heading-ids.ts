import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Ids that pages with texts use themselves. */
const pageIds = [
  'comments',
  'contact',
  'content',
  'contents',
  'context',
  'drawer',
  'page-title',
  'responsibilities',
  'search',
  'stack',
  'story',
];

/**
 * Gives ids to headings. Unlike rehype-slug, it avoids the ids of the page: a heading such as "Contact" gets a
 * number. A heading without letters gets the id `section`.
 * @param prefix prefix for a second text; with it, ids cannot collide with the page's own
 */
export function rehypeHeadingIds(prefix = '') {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const id of prefix ? [] : pageIds) slugger.slug(id);
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || node.properties.id) return;
      const text = toString(node);
      node.properties.id = prefix + slugger.slug(slug(text) === '' ? 'section' : text);
    });
  };
}
