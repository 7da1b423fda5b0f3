import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Ids that pages use themselves. */
const pageIds = [
  'contact',
  'content',
  'contents',
  'context',
  'drawer',
  'greeting',
  'home',
  'latest-posts',
  'latest-projects',
  'lightbox',
  'page-title',
  'responsibilities',
  'search',
  'stack',
  'story',
];

/**
 * Gives ids to the headings that rehype-slug would give a wrong one: a heading such as "Contact" gets
 * a number, because pages have an element with that id, and one without letters a name.
 */
export function rehypeReservedIds() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const id of pageIds) slugger.slug(id);
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || node.properties.id) return;
      const id = slug(toString(node));
      if (id === '' || pageIds.includes(id)) node.properties.id = slugger.slug(id || 'section');
    });
  };
}
