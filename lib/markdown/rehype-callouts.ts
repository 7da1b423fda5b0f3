import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/** The kinds of callout that GitHub knows: https://github.com/orgs/community/discussions/16925 */
const MARKER = /^\s*\[!(note|tip|important|warning|caution)\][ \t]*(\n|$)/i;

/**
 * Turns quotes that begin with a line such as `[!NOTE]` into callouts with a title.
 *
 * Packages that do this cost more than they save: rehype-github-alerts brings GitHub's icons, 139 kB
 * (gzip) in front of 64 kB that the browser loads for a changed post; rehype-callouts takes a marker
 * in the middle of a sentence too, and remark-github-blockquote-alert drops the words behind it.
 */
export function rehypeCallouts(words: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (quote) => {
      if (quote.tagName !== 'blockquote') return;
      const first = quote.children.find((child) => child.type === 'element');
      const kind = first?.tagName === 'p' && takeMarker(first);
      if (!kind) return;
      const rest = quote.children.filter((child) => child !== first || first.children.length > 0);
      const title = h('p.callout-title', words[kind]);
      Object.assign(quote, h('div.callout', { dataKind: kind }, title, rest));
    });
  };
}

/** Cuts the marker off a paragraph and returns its kind. */
function takeMarker(paragraph: Element) {
  const [text, next, ...others] = paragraph.children;
  const [marker, kind] = (text?.type === 'text' && MARKER.exec(text.value)) || [];
  if (text?.type !== 'text' || !marker) return undefined;
  const isBreak = next?.type === 'element' && next.tagName === 'br';
  // Words on the marker's own line make it an ordinary quote, as on GitHub.
  if (!marker.endsWith('\n') && next && !isBreak) return undefined;
  const words = text.value.slice(marker.length);
  const rest = isBreak && !words ? others : paragraph.children.slice(1);
  paragraph.children = words ? [{ type: 'text', value: words }, ...rest] : rest;
  return kind?.toLowerCase() as 'note' | 'tip' | 'important' | 'warning' | 'caution';
}
