import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * A comment at the end of a line that marks lines of code, such as `// [!code --]`:
 * https://shiki.style/packages/transformers
 */
export const NOTATION =
  /(?<![ \t])[ \t]*(?:\/\/|#|--|;+|%+|\{?\/\*|<!--) *\[!code (?:\+\+|--|highlight|hl|focus)(?::\d+)?\] *(?:\*\/\}?|-->)?[ \t]*$/gm;

/** Removes the comments that mark lines of code from texts that Shiki does not process. */
export function rehypePlainCode() {
  return (tree: Root) => {
    visit(tree, 'element', (pre) => {
      if (pre.tagName !== 'pre') return;
      visit(pre, 'text', (node) => {
        node.value = node.value.replace(NOTATION, '');
      });
    });
  };
}
