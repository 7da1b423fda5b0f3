import type { PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { calloutOf } from '../conversions';
import { verbatim } from './nodes';

/** The first line of a callout: [!info]- Title */
const FIRST_LINE = /^\[!([\w-]+)(?:\|[^\]]*)?\]([+-]?)[ \t]*([^\n]*)(?:\n|$)/;

/** Gives callouts one of the kinds that pages know, and puts their titles below it. */
export function remarkCallouts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (quote) => {
      const [paragraph] = quote.children;
      const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
      const [line, kind = '', fold, title] = FIRST_LINE.exec(text.value) ?? [];
      if (line === undefined) return;
      const name = calloutOf(kind) ?? 'NOTE';
      const isKnown = kind.toUpperCase() === name;
      text.value = text.value.slice(line.length);
      // The title can go on with code, formulas or emphasis, up to the end of the line.
      const others = line.endsWith('\n') ? [] : takeLine(paragraph.children);
      if (isKnown && !fold && !title && others.length === 0 && paragraph.children.length === 1) {
        text.value = line + text.value;
        return;
      }
      const rest = paragraph.children.filter(
        (child) => child.type !== 'text' || child.value !== '',
      );
      const words: PhrasingContent[] = [...(title ? [verbatim(title)] : []), ...others];
      const head: PhrasingContent[] = [
        verbatim(`[!${name}]\n`),
        ...(words.length > 0 ? [{ type: 'strong' as const, children: words }] : []),
      ];
      const isSplit = words.length > 0 && rest.length > 0;
      quote.children.splice(
        0,
        1,
        { type: 'paragraph', children: isSplit ? head : [...head, ...rest] },
        ...(isSplit ? [{ type: 'paragraph' as const, children: rest }] : []),
      );
    });
  };
}

/** Takes what follows the first text on its line out of a paragraph. */
function takeLine(children: PhrasingContent[]): PhrasingContent[] {
  const end = children.findIndex(
    (child, index) =>
      index > 0 &&
      (child.type === 'break' || (child.type === 'text' && child.value.includes('\n'))),
  );
  const last = children[end];
  const taken = children.splice(1, (end < 0 ? children.length : end) - 1);
  if (last?.type !== 'text') return taken;
  const [before = '', ...after] = last.value.split('\n');
  last.value = after.join('\n');
  return before === '' ? taken : [...taken, { type: 'text', value: before }];
}
