import type { ElementData, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/** The title of a code block: `title="app/page.tsx"` after its language, with any quotes or none. */
const TITLE = /(?<!\S)title=(?:"([^"]+)"|'([^']+)'|(\S+))/;

/** Puts code blocks into figures with their title or language, and a button that copies the code. */
export function rehypeCode({ copy }: MarkdownStrings) {
  return (tree: Root) => {
    visit(tree, 'element', (pre, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element') return undefined;
      if (!parent || index === undefined) return undefined;
      const [className = ''] = [code.properties.className].flat();
      const language = String(className).replace(/^language-/, '');
      const meta = String(code.properties.metastring ?? '');
      const title = TITLE.exec(meta)?.slice(1).find(Boolean);
      const { dir } = pre.properties;
      // Shiki reads the metadata here.
      code.data = { meta } as ElementData;
      delete code.properties.metastring;
      pre.properties = { tabIndex: 0 };
      parent.children[index] = h('figure.code', { dir }, [
        // The language is in the style sheet, so that reader modes do not join it with the code.
        h('figcaption', { dataLanguage: title ? undefined : language }, [
          title && h('span', title),
          h('button.copy-code', { type: 'button', dataCopy: '' }, copy),
        ]),
        pre,
      ]);
      return SKIP;
    });
  };
}
