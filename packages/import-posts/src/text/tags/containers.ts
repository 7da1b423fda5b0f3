import { calloutMarkdown, calloutOf, details } from '../conversions/blocks';
import type { TagConversion, TagSyntax } from './tags';

/** A container: a callout, or its text under its title. */
const container: TagConversion = ({ name, args, inner = '', markup }, tools) => {
  const { note } = tools;
  // [Title]{.class}, or the title alone
  const title = args
    .replace(/\{[^{}]*\}\s*$/, '')
    .trim()
    .replace(/^\[(.*)\]$/, '$1');
  if (name.startsWith('/')) return note('dropped', markup);
  if (name === 'details') return details({ name, args: `"${title}"`, inner, markup }, tools);
  const kind = calloutOf(name);
  if (kind) return calloutMarkdown(kind, title, inner);
  return `${note('dropped', markup)}${title ? `**${title}**\n\n` : ''}${inner.trim()}`;
};

/** Containers of Docusaurus, VuePress and others: ":::note Title", and ":::" as their end */
export const containers: TagSyntax = {
  pattern: /^[ \t]*:{3,}(?:[ \t]*(?<name>[a-z][\w-]*)(?<args>[^\n]*)|(?<close>)[ \t]*)$/gim,
  convert: container,
};
