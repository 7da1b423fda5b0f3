import { foreignMarkup } from '@/lib/foreign-markup';
import { container, htmlOfJsx, moduleLine } from './conversions';
import type { TagSyntax } from './tags';

/** The tags of template languages. */

/** Hugo: {{< name args >}}, {{% name %}} … {{% /name %}} */
export const hugoShortcodes: TagSyntax = {
  pattern:
    /\{\{[<%](?!\/\*)\s*(?:(?<close>\/)\s*)?(?<name>[\w./-]+)(?<args>(?:"[^"]*"|`[^`]*`|(?![>%]\}\})[^])*?)\/?\s*[>%]\}\}/g,
  verbatim: ['highlight', 'code', 'raw'],
};

/** Liquid and Nunjucks: {% name args %} … {% endname %} */
export const liquidTags: TagSyntax = {
  pattern: /\{%-?\s*(?<close>end)?(?<name>\w+)(?<args>(?:"[^"]*"|'[^']*'|(?!%\})[^])*?)-?%\}/g,
  verbatim: ['raw', 'highlight', 'codeblock', 'code', 'comment'],
};

/** Liquid and Nunjucks: {{ expression }}. Its name is `output`. */
export const liquidOutput: TagSyntax = { pattern: /\{\{-?(?<args>[^{}]*?)-?\}\}/g };

/** Containers of Docusaurus, VuePress and others: ":::note Title", and ":::" as their end */
export const containers: TagSyntax = {
  pattern: /^[ \t]*:{3,}(?:[ \t]*(?<name>[a-z][\w-]*)(?<args>[^\n]*)|(?<close>)[ \t]*)$/gim,
  convert: container,
};

/** An attribute of JSX: name, name="…", name={…} with braces in up to three levels, {...props} */
const ATTRIBUTE = String.raw`\s+(?:[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?|\{\.\.\.[^}]*\})`;

/** Components of MDX: <Name a="b" c={d}> … </Name> */
export const components: TagSyntax = {
  pattern: new RegExp(
    String.raw`<(?<close>\/)?(?<name>[A-Z][\w.]*)(?<args>(?:${ATTRIBUTE})*)\s*\/?>`,
    'g',
  ),
};

/** HTML in MDX with attributes that HTML does not have: <div style={{ color: 'red' }}>. They are left out. */
export const jsxElements: TagSyntax = {
  pattern: new RegExp(
    String.raw`<(?=[a-z][^<>]*=\s*\{)(?<name>[a-z][\w-]*)(?<args>(?:${ATTRIBUTE})*)\s*\/?>`,
    'g',
  ),
  convert: htmlOfJsx,
};

/** A text in an expression of JSX: {' '} */
export const jsxTexts: TagSyntax = {
  pattern: /\{\s*(["'`])(?<args>[^"'`{}\n]*)\1\s*\}/g,
  convert: ({ markup }) => markup.replace(/^\{\s*["'`]|["'`]\s*\}$/g, ''),
};

/** Imports and exports of MDX, up to the next empty line. */
export const modules: TagSyntax = {
  pattern: /^(?<name>import|export)\s(?<args>(?:.+(?:\n(?!\s*$).*)*))/gm,
  convert: moduleLine,
};

/** Comments of MDX. */
export const jsxComments: TagSyntax = {
  pattern: foreignMarkup.jsxComment,
  convert: ({ args }, { note }) =>
    /[\p{L}\p{N}]/u.test(args) && !/^\s*truncate\s*$/.test(args)
      ? note('private', `a comment: ${args}`)
      : '',
};

/** Tera, of Zola: {{ name(a="b") }}, {% name(a="b") %} … {% end %} */
export const teraTags: readonly TagSyntax[] = [
  {
    pattern:
      /\{%-?\s*(?:(?<close>end)|(?<name>\w+)\((?<args>(?:"[^"]*"|'[^']*'|[^)"'])*)\))\s*-?%\}/g,
  },
  {
    pattern: /\{\{-?\s*(?!\/\*)(?<name>\w+)\((?<args>(?:"[^"]*"|'[^']*'|[^)"'])*)\)\s*-?\}\}/g,
  },
];
