import rehypeShikiFromHighlighter, { type RehypeShikiCoreOptions } from '@shikijs/rehype/core';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import type { Root } from 'hast';
import {
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';
import type { VFile } from 'vfile';

/** The theme writes the colour of each kind of token as `var(--code-token-…)`. */
const baseTheme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--code-',
  fontStyle: false,
});

/** Kinds of tokens in CSS and HTML, which the theme gives one or two colours. */
const scopes = {
  string: ['source.css entity.name.tag', 'source.css entity.other.attribute-name'],
  function: ['support.type.property-name.css', 'support.type.vendored.property-name.css'],
  keyword: ['text.html entity.name.tag', 'support.function.misc.css', 'support.function.url.css'],
  constant: ['keyword.other.unit', 'source.css keyword.operator.comparison'],
  parameter: ['variable.css', 'variable.argument.css', 'source.css variable.parameter'],
  punctuation: ['source.css punctuation', 'text.html punctuation.definition.tag'],
};

const theme = {
  ...baseTheme,
  tokenColors: [
    ...(baseTheme.tokenColors ?? []),
    ...Object.entries(scopes).map(([kind, scope]) => ({
      scope,
      settings: { foreground: `var(--code-token-${kind})` },
    })),
  ],
};

/** Replaces Shiki's inline styles, which the security policy forbids, with classes. */
const classes: ShikiTransformer = {
  pre(pre) {
    const hasFocused = String(pre.properties.class).includes('has-focused');
    pre.properties = { tabIndex: 0, className: hasFocused ? ['has-focused'] : undefined };
  },
  span(token) {
    const [, kind] = /--code-token-([a-z-]+)/.exec(String(token.properties.style)) ?? [];
    delete token.properties.style;
    if (kind) this.addClassToHast(token, `t-${kind}`);
  },
};

const options: RehypeShikiCoreOptions = {
  theme: 'tokens',
  lazy: true,
  defaultLanguage: 'text',
  fallbackLanguage: 'text',
  transformers: [
    transformerMetaHighlight(),
    transformerNotationHighlight(),
    transformerNotationFocus(),
    transformerNotationDiff(),
    classes,
  ],
  // By default, Shiki stops after half a second per line, so a busy machine would highlight less.
  tokenizeTimeLimit: 0,
  tokenizeMaxLineLength: 2_000,
};

/** Shared by all texts of a process, because creating it takes 90 ms. */
let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights code with Shiki, using classes for tokens and marked lines. Languages are loaded on demand. Too large
 * for browsers.
 */
export function rehypeHighlight() {
  return async (tree: Root, file: VFile) => {
    highlighter ??= createHighlighter({
      themes: [theme],
      langs: [],
      engine: createJavaScriptRegexEngine(),
    });
    const transform = rehypeShikiFromHighlighter(await highlighter, options);
    await transform(tree, file, () => undefined);
  };
}
