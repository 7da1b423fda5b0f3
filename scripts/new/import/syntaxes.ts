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
