import type { Nodes, Root } from 'mdast';
import { linesBefore } from './raw-html';
import { visitNodes } from './visit';

/** What is written in place of the tags that have no fix of their own. */
const FIX =
  'write Markdown or HTML instead, as docs/write.md says; to show it to readers, put it between backticks';

const CALLOUT = 'write > [!NOTE] or [!WARNING], and > before each line';

/** What is written in place of tags by their names, where Hugo or Jekyll has them. */
const NAMED: readonly (readonly [names: RegExp, fix: string])[] = [
  [/^(figure|image|img)$/, 'write ![what it shows](my-post/photo.jpg)'],
  [
    /^(highlight|code)$/,
    'write the code between two lines of ```, the first as ```js, with its language',
  ],
  [/^(youtube|vimeo)$/, 'write a link to the video, alone in its paragraph'],
  [/^((rel)?ref|link|post_url)$/, 'write the path of the page, such as /blog/my-post/'],
  [/^include$/, 'write what the included file has in its place'],
  [
    /^site\.(base)?url$/,
    'remove it: the build adds the path of the site to links that begin with a slash',
  ],
  [/^toc$/, 'remove it: the page has its own'],
  [/^(notice|note|tip|warning|admonition|alert|callout)$/, CALLOUT],
];

/** Tags, and what is written in place of them. */
const TAGS: readonly (readonly [tag: RegExp, fix?: string])[] = [
  // Hugo and Liquid, and the attribute lists of kramdown, which end a line.
  [/\{\{[<%][^{}]*?[>%]\}\}/g],
  [/\{%[^{}]*?%\}/g],
  [/\{\{-?\s*(?:site|page|include|\.Site|\.Page|\.Params)\b[^{}]*\}\}/g],
  [/\{:(?:toc|\s*(?:[.#]|[\w-]+=["'])[^{}\n]*)\}(?=[ \t]*$)/gm],
  // Extensions of several Markdown dialects. {#if} and the like are those of Svelte, and no ids.
  [/^\[\[?toc\]?\](?=[ \t]*$)/gim, 'remove it'],
  [
    /\{#(?<=^ {0,3}#[^{\n]*\{#)(?!(?:if|each|await|key|snippet)\})[\w-]+\}(?=[ \t]*$)/gm,
    'remove it: the words of a heading are its id',
  ],
  [/\{(?<=\]\([^()\n]*\)\{)[^{}\n]+\}/g, 'remove it'],
  [
    /\[!(?<=^[ >]*> ?\[!)(?!(?:note|tip|important|warning|caution)\][ \t]*$)\w+\].*$/gim,
    'write > [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION], alone in its line',
  ],
  [
    /^ {0,3}:::+[ \t]*details\b.*$/gm,
    'write <details><summary>…</summary> and </details>, with empty lines between them and the text',
  ],
  [/^ {0,3}:::+[ \t]*\w.*$/gm, CALLOUT],
  [
    /^ {0,3}@\[[a-z]+\]\([^()\n]*\)(?=[ \t]*$)/gm,
    'write the whole link, such as https://youtu.be/…, alone in its paragraph',
  ],
  [
    /!\[[^[\]\n]*\]\([^()\n]*[ \t]=\d*x\d*\)/g,
    'remove the size: the width of the text is its limit',
  ],
  [
    /!\[[^[\]\n]*\]\([^\s"'<>[()]+ (?:[^"'<>[()\n]|\([^"'<>[()\n]*\))*\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)\b/gi,
    'rename the file, so that its path has no spaces',
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
  let text = withoutCode(markdown, tree);
  return TAGS.flatMap(([tag, fix]) => {
    const found = [...text.matchAll(tag)].map(({ 0: written, index }) => ({
      written,
      line: firstLine + linesBefore(text, index),
      fix: fix ?? fixOf(written),
    }));
    // What is in a tag is part of it.
    text = text.replace(tag, blank);
    return found;
  }).sort((a, b) => a.line - b.line);
}

function fixOf(tag: string): string {
  const [, name = ''] = /^\{+[<%]?-?\s*\/?(?:end)?([\w.]+)/.exec(tag) ?? [];
  return NAMED.find(([names]) => names.test(name))?.[1] ?? FIX;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text with spaces in place of code, formulas, references and comments. */
function withoutCode(markdown: string, tree: Root): string {
  let text = markdown;
  visitNodes(tree, (node) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (isMeant(node))
      text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
  });
  return text.replace(/<(code|pre|samp|kbd)\b[^>]*>[^]*?<\/\1>/gi, blank);
}

const isMeant = (node: Nodes) =>
  /^(code|inlineCode|math|inlineMath|linkReference|definition)$/.test(node.type) ||
  (node.type === 'html' && node.value.startsWith('<!--'));
