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
 * Gives ids to the headings that rehype-slug would give a wrong one: a heading such as "Contact" gets
 * a number, because pages have an element with that id, and one without letters a name.
 * @param prefix for a second text on a page; with it, ids cannot collide with those of the page
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
