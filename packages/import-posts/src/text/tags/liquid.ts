import type { TagConversion, TagSyntax } from './tags';

/* Liquid, of Jekyll and dev.to, and Nunjucks, of Eleventy and Hexo, which write their tags alike. */

/** {% name args %} … {% endname %} */
export const liquidTags: TagSyntax = {
  pattern: /\{%-?\s*(?<close>end)?(?<name>\w+)(?<args>(?:"[^"]*"|'[^']*'|(?!%\})[^])*?)-?%\}/g,
  verbatim: ['raw', 'highlight', 'codeblock', 'code', 'comment'],
};

/** {{ expression }}. Its name is `output`. */
export const liquidOutput: TagSyntax = { pattern: /\{\{-?(?<args>[^{}]*?)-?\}\}/g };

/** {{ site.baseurl }}/x, {{ "/x" | relative_url }}, {{ site.url }}{{ page.url }}, {{ page.title }} */
export const output: TagConversion = ({ args, markup }, { note, fields }) => {
  const [, text] =
    /^["']([^"']*)["']\s*(?:\|\s*(?:relative_url|absolute_url|url|prepend:.*|append:.*|uri_escape)\s*)*$/.exec(
      args,
    ) ?? [];
  if (text !== undefined) return text;
  if (/^(site\.(baseurl|url)|page\.(url|id)|base|baseurl|content|page\.excerpt)\b/.test(args))
    return '';
  const field = fields[args.replace(/^page\./, '')];
  if (typeof field === 'string') return field;
  return note('dropped', markup);
};
