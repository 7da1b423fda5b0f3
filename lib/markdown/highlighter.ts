import { createRequire } from 'node:module';
import path from 'node:path';
import { createCssVariablesTheme, createHighlighterCoreSync, isSpecialLang } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { LanguageRegistration } from 'shiki';

/** The theme calls each kind of token `var(--code-token-…)`; rehypeCode makes classes of these. */
const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--code-',
  fontStyle: false,
});

export const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine(),
});

/** The names of grammars by all names of their languages: `cpp` is that of `c++`. */
const grammars = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name) => [name, id] as const),
  ),
);

/** Whether code of a language is highlighted, or is plain text on purpose. */
export const isKnownLanguage = (language: string) =>
  grammars.has(language) || isSpecialLang(language);

/** The languages and their other names that are highlighted. */
export const knownLanguages = [...grammars.keys()];

// Rendering is synchronous, so `import()` will not do. With the URL of this module, Next would bundle
// all grammars.
const load = createRequire(path.join(process.cwd(), 'package.json'));

/** Loads the grammar of a language where it is a known one; `language` may be an alias. */
export function loadLanguage(language: string): void {
  const name = grammars.get(language);
  if (!name || highlighter.getLoadedLanguages().includes(language)) return;
  const grammar = load(`shiki/langs/${name}.mjs`) as { default: LanguageRegistration[] };
  highlighter.loadLanguageSync(grammar.default);
}
