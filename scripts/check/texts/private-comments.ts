import { visit } from 'unist-util-visit';
import type { Diagnostic } from '@/lib/diagnostic';
import { shorten } from '@/lib/text';
import { locationOf, type RenderedText } from './page-text';

/** A comment of Obsidian: `%%for me%%`. On a line of its own, it needs no end. */
const PRIVATE = /(?<![\w%])%%(?!%)[^]*?%%|^%%(?!%).*/gm;

/** Finds private comments, which pages would show. */
export function checkPrivateComments(text: RenderedText): Diagnostic[] {
  let prose = text.source;
  visit(text.markdown, ({ type, position }) => {
    if (!['code', 'inlineCode', 'math', 'inlineMath'].includes(type)) return;
    const [start, end] = [position?.start.offset, position?.end.offset];
    const code = prose.slice(start, end);
    prose = prose.slice(0, start) + code.replace(/[^\n]/g, ' ') + prose.slice(end);
  });
  return Array.from(prose.matchAll(PRIVATE), ({ index, 0: { length } }) => {
    const comment = shorten(text.source.slice(index, index + length));
    const line = prose.slice(0, index).split('\n').length;
    return {
      severity: 'error',
      ...locationOf(text, { position: { start: { line } } }),
      message: `${comment} would be published: a private comment of Obsidian`,
    };
  });
}
