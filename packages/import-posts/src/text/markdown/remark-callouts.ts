import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { calloutOf } from '../conversions';
import { verbatim } from './nodes';

/** https://docs.github.com/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts */
const KINDS = /^(note|tip|important|warning|caution)$/i;

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
      const isKnown = KINDS.test(kind);
      if (isKnown && !fold && !title && paragraph.children.length === 1) return;
      const name = isKnown ? kind.toUpperCase() : (calloutOf(kind) ?? 'NOTE');
      // The title can go on with code or emphasis, up to the end of the line.
      text.value = text.value.slice(line.length);
      const head = verbatim(title ? `[!${name}]\n**${title}**` : `[!${name}]\n`);
      const rest = paragraph.children.filter(
        (child) => child.type !== 'text' || child.value !== '',
      );
      const isSplit = title !== '' && rest.length > 0;
      quote.children.splice(
        0,
        1,
        { type: 'paragraph', children: isSplit ? [head] : [head, ...rest] },
        ...(isSplit ? [{ type: 'paragraph' as const, children: rest }] : []),
      );
    });
  };
}
