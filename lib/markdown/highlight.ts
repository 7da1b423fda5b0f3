import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';
import type { PluggableList } from 'unified';

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

const options: RehypeShikiOptions = {
  theme,
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

/** Highlights code with Shiki: kinds of token and marked lines by class. Too large for browsers. */
export const highlight: PluggableList = [[rehypeShiki, options]];
