import type { Element, Root, Text } from 'hast';
import { OBJECT, replaced, typographicReplacements } from '../typography/typeset';

/** Elements inside a line of text. All others begin a new one. */
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|data|del|dfn|em|i|ins|mark|q|rp|rt|ruby|s|small|span|strike|strong|sub|sup|time|u|var)$/;

/** Elements that stay as they were written. */
const VERBATIM = /^(code|img|input|kbd|math|pre|samp|svg|tt|video)$/;

/**
 * Replaces the quotation marks, apostrophes, dots and dashes of a keyboard by those of the language. Code stays as it
 * was written.
 * @param language BCP 47 tag; without one, the plugin does nothing
 */
export function rehypeTypography(language: string | undefined) {
  return (tree: Root) => {
    if (language === undefined) return;
    for (const line of linesOf(tree)) setLine(line, language);
  };
}

type Line = (Text | typeof OBJECT | '\n')[];

/** Collects the texts of each paragraph, heading and the like. */
function linesOf(tree: Root): Line[] {
  const lines: Line[] = [[]];
  const addChildren = ({ children }: Root | Element) => {
    for (const child of children) {
      if (child.type === 'text') lines.at(-1)?.push(child);
      if (child.type !== 'element') continue;
      const { tagName } = child;
      if (tagName === 'br') lines.at(-1)?.push('\n');
      else if (VERBATIM.test(tagName)) lines.at(-1)?.push(OBJECT);
      else if (INLINE.test(tagName)) addChildren(child);
      else {
        lines.push([]);
        addChildren(child);
        lines.push([]);
      }
    }
  };
  addChildren(tree);
  return lines;
}

/** Replaces the characters of a line, whose texts can be in several elements. */
function setLine(line: Line, language: string) {
  const text = line.map((part) => (typeof part === 'string' ? part : part.value)).join('');
  const replacements = typographicReplacements(text, language);
  let from = 0;
  for (const part of line) {
    if (typeof part === 'string') {
      from += part.length;
      continue;
    }
    const to = from + part.value.length;
    const inside = replacements
      .filter(({ start, end }) => start >= from && end <= to)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
    part.value = replaced(part.value, inside);
    from = to;
  }
}
