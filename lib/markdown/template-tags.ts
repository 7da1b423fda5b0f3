import type { Nodes, Root } from 'mdast';
import { linesBefore } from './raw-html';
import { visitNodes } from './visit';

/** What is written in place of a tag, by its name. */
const REPLACEMENTS: readonly [name: RegExp, fix: string][] = [
  [/^(figure|img|image|picture)$/, "write ![what it shows](my-post/photo.jpg 'caption')"],
  [/^(end)?(highlight|code|codeblock)$/, 'write the code between two lines of ```'],
  [/^(youtube|vimeo|video)$/, 'write a link to the video alone in its paragraph'],
  [/^(end)?(details|collapsible|spoiler)$/, 'write <details><summary>…</summary> … </details>'],
  [/^(end)?(katex|mathjax|math)$/, 'write the formula between two $, or between two lines of $$'],
  [/^(embed|github|gist|twitter|tweet|x|user|organization)$/, 'write a link'],
  [/^((rel)?ref|link|post_url)$/, 'write the path of the page, such as /blog/my-post/'],
  [/^(site|page)\b/, 'write the value itself'],
  [/^(end)?raw$/, 'remove it: nothing here reads template tags'],
  [/^(toc|TOC)$/, 'remove it'],
  [
    /^(note|message|info|tip|warning|caution|danger|important)$/,
    'write > [!NOTE] or [!WARNING], and > before each line',
  ],
];

const OTHER = 'write Markdown or HTML instead; to show it to readers, put it between backticks';

/** Tags, and what is written in place of them if it does not depend on their names. */
const TAGS: readonly (readonly [tag: RegExp, fix?: string])[] = [
  // Hugo and Liquid, and the attribute lists of kramdown, which end a line.
  [/\{\{[<%](?<tag>[^{}]*?)[>%]\}\}/g],
  [/\{%(?<tag>[^{}]*?)%\}/g],
  [/\{\{-?\s*(?<tag>(?:site|page|include|\.Site|\.Page|\.Params)\b[^{}]*)\}\}/g],
  [/\{:(?<tag>toc|\s*(?:[.#]|[\w-]+=["'])[^{}\n]*)\}(?=[ \t]*$)/gm],
  // What several add to Markdown. Svelte has {#if}.
  [/^\[\[?(?<tag>toc)\]?\](?=[ \t]*$)/gim],
  [
    /\{#(?<=^ {0,3}#[^{\n]*\{#)(?!(?:if|each|await|key|snippet)\})[\w-]+\}(?=[ \t]*$)/gm,
    'remove it: the words of a heading are its id',
  ],
  [/\{(?<=\]\([^()\n]*\)\{)[^{}\n]+\}/g, 'remove it'],
  [
    /\[!(?<=^[ >]*> ?\[!)(?!(?:note|tip|important|warning|caution)\][ \t]*$)\w+\].*$/gim,
    'write > [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION], alone in its line',
  ],
  [/^ {0,3}:::+[ \t]*(?<tag>\w.*)$/gm],
  [/^ {0,3}@\[[a-z]+\]\([^()\n]*\)(?=[ \t]*$)/gm, 'write the link alone in its paragraph'],
  [
    /!\[[^[\]\n]*\]\([^()\n]*[ \t]=\d*x\d*\)/g,
    'remove the size: the width of the text is its limit',
  ],
  [
    /(?<!\\)\^\[(?=[^\]]*\p{L})[^[\]\n]+\](?!\()/gu,
    'write [^1], and [^1]: with the text in a line of its own',
  ],
  [
    /(?<![\w=!<>\\])==(?=[\p{L}\p{N}*_[(])[^=\n]*[\p{L}\p{N}*_\]).!?]==(?![\w=])/gu,
    'write <mark>…</mark>',
  ],
  [/(?<![\w:/\\]):(?:[a-z][a-z0-9_+-]*|[+-]1):(?![\w:])/g, 'write the emoji itself, such as 🙂'],
];

/**
 * Finds the tags of other generators' template languages in a text, which pages would show as they are
 * written.
 * @param markdown the text
 * @param tree the same, parsed; tags in its code and formulas are meant to be read
 * @param firstLine the line of the file in which the text begins
 */
export function findTemplateTags(markdown: string, tree: Root, firstLine: number) {
  if (!TAGS.some(([tag]) => markdown.search(tag) >= 0)) return [];
  const text = withoutCode(markdown, tree);
  return TAGS.flatMap(([tag, fix]) =>
    [...text.matchAll(tag)].map(({ 0: written, index, groups }) => ({
      written,
      line: firstLine + linesBefore(text, index),
      fix: fix ?? fixOf(groups?.tag ?? ''),
    })),
  ).sort((a, b) => a.line - b.line);
}

function fixOf(tag: string): string {
  const [name = ''] = /[\w.]+/.exec(tag) ?? [];
  return REPLACEMENTS.find(([names]) => names.test(name))?.[1] ?? OTHER;
}

/** The text with spaces in place of code, formulas, references and comments. */
function withoutCode(markdown: string, tree: Root): string {
  let text = markdown;
  const blank = (start: number, end: number) => {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  };
  visitNodes(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (isMeant(node)) blank(start?.offset ?? 0, end?.offset ?? 0);
  });
  return text.replace(/<(code|pre|samp|kbd)\b[^>]*>[^]*?<\/\1>/gi, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
}

const isMeant = (node: Nodes) =>
  /^(code|inlineCode|math|inlineMath|linkReference|definition)$/.test(node.type) ||
  (node.type === 'html' && node.value.startsWith('<!--'));
