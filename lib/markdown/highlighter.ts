import { createHighlighterCoreSync, createCssVariablesTheme } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import diff from 'shiki/langs/diff.mjs';
import docker from 'shiki/langs/docker.mjs';
import graphql from 'shiki/langs/graphql.mjs';
import html from 'shiki/langs/html.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import jsx from 'shiki/langs/jsx.mjs';
import markdown from 'shiki/langs/markdown.mjs';
import python from 'shiki/langs/python.mjs';
import rust from 'shiki/langs/rust.mjs';
import solidity from 'shiki/langs/solidity.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';

const languages = {
  ...{ bash, css, diff, docker, graphql, html, javascript, json, jsx, markdown, python },
  ...{ rust, solidity, sql, tsx, typescript, yaml },
};
const aliases: Record<string, keyof typeof languages> = {
  ...{ sh: 'bash', shell: 'bash', dockerfile: 'docker', gql: 'graphql', htm: 'html' },
  ...{ js: 'javascript', mjs: 'javascript', md: 'markdown', py: 'python', rs: 'rust' },
  ...{ sol: 'solidity', ts: 'typescript', mts: 'typescript', yml: 'yaml', jsonc: 'json' },
};

/** The languages that are coloured, by their full names. */
export const knownLanguages: readonly string[] = Object.keys(languages);

/** The full name of a language, which may be written short; undefined where it is not known. */
function nameOf(language: string): keyof typeof languages | undefined {
  const name = aliases[language] ?? language;
  return Object.hasOwn(languages, name) ? (name as keyof typeof languages) : undefined;
}

/** Whether code of a language is coloured; `language` is written as after the fence. */
export const isKnownLanguage = (language: string): boolean => nameOf(language) !== undefined;

/** The theme names what a token is, as `var(--code-token-…)`; the page's CSS gives it a colour. */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });

const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine(),
});

/** A piece of code of one kind, such as a keyword; `kind` is undefined for ordinary text. */
export interface CodeToken {
  text: string;
  kind: string | undefined;
}

/**
 * Cuts code into tokens, line by line. Grammars are loaded when a language first occurs.
 * @param code the text of a code block
 * @param language as written after the fence, such as `ts` or `solidity`
 * @returns the lines, or undefined when the language is not known
 */
export function tokenize(code: string, language: string): CodeToken[][] | undefined {
  const name = nameOf(language);
  if (!name) return undefined;
  highlighter.loadLanguageSync(languages[name]);
  const { tokens } = highlighter.codeToTokens(code, {
    lang: name,
    theme: 'tokens',
    // The default stops after half a second a line, so that a busy machine would colour less.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: 2_000,
  });
  return tokens.map((line) =>
    line.map(({ content, color = '' }) => ({ text: content, kind: kindOf(color) })),
  );
}

/** Kinds of token that have the colour of another one. */
const colouredAs: Record<string, string> = {
  'string-expression': 'string',
  link: 'constant',
  inserted: 'constant',
  deleted: 'string',
};

function kindOf(color: string): string | undefined {
  const [, kind] = /--code-token-([a-z-]+)/.exec(color) ?? [];
  return kind && (colouredAs[kind] ?? kind);
}
