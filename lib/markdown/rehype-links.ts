import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { internalPath, type ResolvePath } from '../urls';

/** Completes links inside the site: adds the trailing slash, the base path, and the language if it is another one. */
export function rehypeLinks({ resolvePath }: { resolvePath: ResolvePath }) {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'a') return;
      const path = internalPath(String(properties.href ?? ''));
      if (!path) return;
      const { href, original } = resolvePath(path);
      Object.assign(properties, { href, hrefLang: original?.hrefLang });
    });
  };
}
