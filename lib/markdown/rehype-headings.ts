import GithubSlugger, { slug } from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { visitElements } from './visit';

/** Ids that pages use themselves; a heading with the same words gets a number. */
const pageIds = [
  'contact',
  'content',
  'contents',
  'context',
  'drawer',
  'greeting',
  'home',
  'latest-projects',
  'page-title',
  'responsibilities',
  'stack',
  'story',
];

/**
 * Gives headings an id made from their words, and a link to themselves. No id stands twice: ids
 * that are there already, those of footnotes, are kept the first time.
 */
export function rehypeHeadings() {
  return (tree: Root, { data: { place } }: VFile) => {
    const slugger = new GithubSlugger();
    const written = new Set<unknown>();
    visitElements(tree, ({ properties }) => {
      if (written.has(properties.id)) delete properties.id;
      else if (properties.id) written.add(properties.id);
    });
    const taken = [...pageIds, ...(place?.takenIds ?? []), ...written];
    taken.forEach((id) => slugger.slug(String(id)));

    visitElements(tree, (node) => {
      if (!/^h[2-4]$/.test(node.tagName) || node.properties.id) return;
      const words = toString(node);
      const id = slugger.slug(slug(words) ? words : 'section');
      node.properties.id = id;
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          href: `#${id}`,
          className: ['heading-anchor'],
          ariaLabel: `Link to “${words}”`,
        },
        children: [{ type: 'text', value: '#' }],
      });
    });
  };
}
