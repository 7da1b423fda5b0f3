import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from './visit';

/** The kinds of callout that GitHub knows: https://github.com/orgs/community/discussions/16925 */
const MARKER = /^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(\n|$)/i;

/**
 * Turns quotes that begin with a line such as `[!NOTE]` into callouts with a title. Runs after
 * sanitising, which drops the classes that it gives when an author writes them.
 */
export function rehypeCallouts() {
  return (tree: Root) => {
    visitElements(tree, (quote) => {
      if (quote.tagName !== 'blockquote') return;
      const first = quote.children.find((child) => child.type === 'element');
      const kind = first?.tagName === 'p' && takeMarker(first);
      if (!kind) return;
      const rest = quote.children.filter((child) => child !== first || first.children.length > 0);
      quote.tagName = 'div';
      quote.properties = { className: ['callout'], dataKind: kind.toLowerCase() };
      quote.children = [title(kind), ...rest];
    });
  };
}

/** Cuts the marker off a paragraph and returns its word. */
function takeMarker(paragraph: Element): string | undefined {
  const [text, next, ...others] = paragraph.children;
  const [marker, kind] = (text?.type === 'text' && MARKER.exec(text.value)) || [];
  if (text?.type !== 'text' || !marker) return undefined;
  const isBreak = next?.type === 'element' && next.tagName === 'br';
  // Words on the marker's own line make it an ordinary quote, as on GitHub.
  if (!marker.endsWith('\n') && next && !isBreak) return undefined;
  const words = text.value.slice(marker.length);
  const rest = isBreak && !words ? others : [...(next ? [next] : []), ...others];
  paragraph.children = words ? [{ type: 'text', value: words }, ...rest] : rest;
  return kind;
}

const title = (kind: string): ElementContent => ({
  type: 'element',
  tagName: 'p',
  properties: { className: ['callout-title'] },
  children: [{ type: 'text', value: kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase() }],
});
