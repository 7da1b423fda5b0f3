import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { foreignMarkup } from '../foreign-markup';

/** Replaces names of emoji, such as `:smile:`. Times such as 10:30:00 have no such names. */
export function remarkEmoji() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      const value = node.value.replace(foreignMarkup.emoji, (shortcode, name: string) =>
        Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? shortcode) : shortcode,
      );
      if (value !== node.value) node.value = value;
    });
  };
}
