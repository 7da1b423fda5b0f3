import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { MarkdownStrings } from './types';

/** The kinds of callout that GitHub supports: https://github.com/orgs/community/discussions/16925 */
const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

const CALLOUT = new RegExp(String.raw`^\s*\[!(${calloutKinds.join('|')})\][ \t]*(\n|$)`, 'i');

/**
 * Turns quotes that begin with a line such as `[!NOTE]` into callouts with a title.
 *
 * Two packages do the same, but silently lose words if a marker is in the middle of a sentence: rehype-callouts
 * the words before it, remark-github-blockquote-alert the words after it. The latter has only English titles.
 */
export function rehypeCallouts(strings: MarkdownStrings) {
  return (tree: Root) => {
    visit(tree, 'element', (quote) => {
      if (quote.tagName !== 'blockquote') return;
      const first = quote.children.find((child) => child.type === 'element');
      const kind = first?.tagName === 'p' ? takeMarker(first) : undefined;
      if (!kind) return;
      const rest = quote.children.filter((child) => child !== first || first.children.length > 0);
      const title = h('p.callout-title', strings[kind]);
      Object.assign(quote, h('div.callout', { dataKind: kind }, title, rest));
    });
  };
}

/** Cuts the marker off a paragraph and returns its kind. */
function takeMarker(paragraph: Element) {
  const [text, next, ...others] = paragraph.children;
  if (text?.type !== 'text') return undefined;
  const [marker, kind] = CALLOUT.exec(text.value) ?? [];
  if (!marker) return undefined;
  const isBreak = next?.type === 'element' && next.tagName === 'br';
  // Words on the marker's own line make it an ordinary quote, as on GitHub.
  if (!marker.endsWith('\n') && next && !isBreak) return undefined;
  const words = text.value.slice(marker.length);
  const rest = isBreak && !words ? others : paragraph.children.slice(1);
  paragraph.children = words ? [{ type: 'text', value: words }, ...rest] : rest;
  return calloutKinds.find((one) => one === kind?.toLowerCase());
}
