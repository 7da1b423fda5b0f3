import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import { transformerMetaHighlight } from '@shikijs/transformers';
import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { ShikiTransformer } from 'shiki/core';
import type { PluggableList } from 'unified';
import { codeTitle } from './code-meta';
import { highlighter, loadLanguage } from './highlighter';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Highlights code with Shiki: kinds of token and highlighted lines by class, and around the code a
 * figure with its title or language and a button that copies it. Runs last: other plugins would walk
 * over a thousand tokens, which takes them 2 ms a post.
 */
export const highlightedCode = (words: MarkdownWords): PluggableList => [
  [rehypeCodeFigures, words],
  [
    rehypeShikiFromHighlighter,
    highlighter,
    {
      theme: 'tokens',
      defaultLanguage: 'text',
      fallbackLanguage: 'text',
      addLanguageClass: true,
      transformers: [transformerMetaHighlight(), classes],
      // The default stops after half a second a line, so that a busy machine would colour less.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: 2_000,
    },
  ],
];

function rehypeCodeFigures({ copy }: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (pre, index, parent) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element') return undefined;
      const [className = ''] = [code.properties.className].flat();
      const language = String(className).replace(/^language-/, '');
      loadLanguage(language);
      const title = codeTitle(String(code.properties.metastring ?? ''));
      const button = h('button.copy-code', { type: 'button', dataCopy: '' }, copy);
      const { dir } = pre.properties;
      parent.children[index] = h('figure.code', { dir }, [
        h('figcaption', h('span', title ?? language), button),
        pre,
      ]);
      return index + 1;
    });
  };
}

/** Classes in place of Shiki's styles, which the policy of the pages forbids. */
const classes: ShikiTransformer = {
  pre(pre) {
    pre.properties = { tabIndex: 0 };
  },
  code(code) {
    code.children = code.children.flatMap((line) =>
      line.type === 'element' && line.tagName === 'span' ? line.children : [line],
    );
  },
  line(line) {
    if (/\bhighlighted\b/.test(String(line.properties.class))) {
      Object.assign(line, { tagName: 'mark', properties: { className: ['highlighted'] } });
    }
    line.children = line.children.flatMap((token): ElementContent[] => {
      if (token.type !== 'element') return [token];
      const [, kind] = /--code-token-([a-z-]+)/.exec(String(token.properties.style)) ?? [];
      return kind ? [h('span', { class: `t-${kind}` }, token.children)] : token.children;
    });
  },
};
