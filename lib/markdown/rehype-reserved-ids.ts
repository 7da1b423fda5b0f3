import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Ids that pages use themselves. */
const pageIds = [
  'comments',
  'contact',
  'content',
  'contents',
  'context',
  'drawer',
  'greeting',
  'home',
  'latest-posts',
  'latest-projects',
  'page-title',
  'responsibilities',
  'search',
  'stack',
  'story',
];

/**
 * Gives ids to headings for which rehype-slug would choose a wrong one. A heading such as "Contact" gets a number,
 * because that id belongs to an element of the page; a heading without letters gets the id `section`.
 * @param prefix prefix for a second text; with it, ids cannot collide with the page's own
 */
export function rehypeReservedIds(prefix = '') {
  const reserved = prefix ? [] : pageIds;
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const id of reserved) slugger.slug(id);
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || node.properties.id) return;
      const id = slug(toString(node));
      if (id !== '' && !reserved.includes(id)) return;
      node.properties.id = prefix + slugger.slug(id || 'section');
    });
  };
}
