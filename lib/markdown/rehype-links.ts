import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { internalPath, withBasePath } from '../urls';

/** Adds the base path and the trailing slash to links inside the site. */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a') return;
      const path = internalPath(String(properties.href ?? ''));
      if (path) properties.href = withBasePath(path);
    });
  };
}
