import rehypeShikiFromHighlighter from '@shikijs/rehype/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { ShikiTransformer } from 'shiki/core';
import type { PluggableList } from 'unified';
import { codeTitle } from './code-meta';
import { highlighter, loadLanguage } from './highlighter';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Highlights code with Shiki: kinds of token and marked lines by class, and around the code a figure
 * with its title or language, a switch that wraps long lines and a button that copies it. Runs last: other plugins would walk
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
      transformers: [
        transformerMetaHighlight(),
        transformerNotationHighlight(),
        transformerNotationFocus(),
        transformerNotationDiff({ classLineAdd: 'added', classLineRemove: 'removed' }),
        classes,
      ],
      // The default stops after half a second a line, so that a busy machine would colour less.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: 2_000,
    },
  ],
];

/** Lines with more letters do not fit on a phone that is 360 pixels wide. */
const LONGEST_LINE = 31;

function rehypeCodeFigures({ copy, wrap }: MarkdownWords) {
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
      // A tab is as wide as two letters: app/styles/prose.css.
      const isLong = toString(code)
        .replaceAll('\t', '  ')
        .split('\n')
        .some(({ length }) => length > LONGEST_LINE);
      // Style sheets do the rest, so that it works without script.
      const checkbox = h('input.sr-only', { type: 'checkbox' });
      const switches = isLong ? [h('label.wrap-code', checkbox, wrap), button] : [button];
      parent.children[index] = h('figure.code', { dir }, [
        h('figcaption', h('span', title ?? language), switches),
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
      line.type === 'element' ? marked(line) : line,
    );
  },
  line(line) {
    line.children = line.children.flatMap((token): ElementContent[] => {
      if (token.type !== 'element') return [token];
      const [, kind] = /--code-token-([a-z-]+)/.exec(String(token.properties.style)) ?? [];
      return [h('span', { class: kind && `t-${kind}` }, token.children)];
    });
  },
};

const MARKS = ['highlighted', 'focused', 'added', 'removed'];

/** A line as an element that says how it is marked, or what is in it. */
function marked({ properties, children }: Element): ElementContent[] {
  const className = MARKS.filter((mark) => String(properties.class).includes(mark));
  const tagName = className.includes('added')
    ? 'ins'
    : className.includes('removed')
      ? 'del'
      : 'mark';
  // Tokens without a kind were elements for the sake of the comments that mark lines.
  const tokens = children.flatMap((token) =>
    token.type === 'element' && !token.properties.className ? token.children : [token],
  );
  return className.length > 0 ? [h(tagName, { className }, tokens)] : tokens;
}
