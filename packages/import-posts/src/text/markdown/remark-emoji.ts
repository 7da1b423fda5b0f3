import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** :smile:, but not 10:30:45 */
const SHORTCODE = /(?<![\w:]):([a-z0-9_+-]{1,30}):(?![\w:])/g;

/** Replaces names of emoji, such as `:smile:`. Times such as 10:30:00 have no such names. */
export function remarkEmoji() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      const value = node.value.replace(SHORTCODE, (shortcode, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? shortcode) : shortcode,
      );
      if (value !== node.value) node.value = value;
    });
  };
}
