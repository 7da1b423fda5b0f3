import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Ids that the layout of every page uses; a heading with the same words gets a number. */
const taken = ['home', 'contact', 'content'];

/** Gives headings an id made from their words, and a link to themselves. */
export function rehypeHeadings() {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    taken.forEach((id) => slugger.slug(id));
    visit(tree, 'element', (node) => {
      if (!/^h[2-4]$/.test(node.tagName) || node.properties.id) return;
      const words = toString(node);
      const id = slugger.slug(words) || slugger.slug('section');
      node.properties.id = id;
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: { href: `#${id}`, className: ['heading-anchor'], ariaLabel: `Link to “${words}”` },
        children: [{ type: 'text', value: '#' }],
      });
    });
  };
}
