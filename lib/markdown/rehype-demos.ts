import type { Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/** The classes that HTML in texts may have: a demonstration, and layouts for it (app/styles/demo.css). */
export const demoClasses = [
  'demo',
  'demo-box',
  'demo-columns',
  'demo-media',
  'demo-split',
] as const;

/** From the widest one, which is shown first. */
const widths = ['wide', 'medium', 'narrow'] as const;

/**
 * Adds radio buttons to `<div class="demo">`, by which a reader chooses among three widths. They work without script.
 * @param idPrefix prefix for a second text, whose radio buttons must not join those of the first
 */
export function rehypeDemos({ demo: labels }: MarkdownStrings, idPrefix: string) {
  return (tree: Root) => {
    let count = 0;
    visit(tree, 'element', (node) => {
      const [className] = [node.properties.className].flat();
      if (node.tagName !== 'div' || className !== 'demo') return;
      const name = `${idPrefix}demo-${(count += 1)}`;
      const choices = widths.map((width, index) =>
        h('label', [
          h('input', { type: 'radio', name, value: width, checked: index === 0 }),
          labels[width],
        ]),
      );
      node.children = [
        h('fieldset', [h('legend.sr-only', labels.legend), choices]),
        h('div.demo-frame', node.children),
      ];
    });
  };
}
