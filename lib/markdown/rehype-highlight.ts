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

/** The theme calls the colour of each kind of token `var(--code-token-…)`. */
const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--code-',
  fontStyle: false,
});

/** Classes in place of Shiki's inline styles, which the security policy of the pages forbids. */
const classes: ShikiTransformer = {
  pre(pre) {
    pre.properties = { tabIndex: 0 };
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
  // The default stops after half a second a line, so that a busy machine would colour less.
  tokenizeTimeLimit: 0,
  tokenizeMaxLineLength: 2_000,
};

/** One for all texts of a process: making it takes 90 ms. */
let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights code with Shiki: kinds of token and marked lines by class. Languages are loaded when a text
 * has them. Too large for browsers.
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
