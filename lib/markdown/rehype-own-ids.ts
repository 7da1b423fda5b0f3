import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { visitElements } from './visit';

/**
 * Gives footnotes other ids where another text of the page has the same: a project's context and
 * its story both begin with the first.
 */
export function rehypeOwnIds() {
  return (tree: Root, { data: { place } }: VFile) => {
    const taken = new Set(place?.takenIds);
    if (taken.size === 0) return;
    const own = (id: string) => (taken.has(id) ? `${id}-more` : id);
    visitElements(tree, ({ properties }: Element) => {
      if (properties.id) properties.id = own(String(properties.id));
      const href = String(properties.href ?? '');
      if (href.startsWith('#')) properties.href = `#${own(href.slice(1))}`;
      const described = properties.ariaDescribedBy;
      if (described) properties.ariaDescribedBy = [described].flat().map(String).map(own);
    });
  };
}
