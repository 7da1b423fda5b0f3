/** A piece of raw HTML in a text, and the line in which it begins. */
interface Piece {
  value: string;
  line: number;
}

/** What takes the rest of a page with it, and where it stands. */
export interface UnclosedHtml {
  opener: string;
  closer: string;
  line: number;
}

/** Between these a browser reads no paragraphs: https://html.spec.whatwg.org/#parsing-main-inhead */
const SWALLOWING =
  /<!--|<\?|<!\[CDATA\[|<!(?=[a-z])|<(script|style|textarea|title|iframe|xmp|noembed|noframes|select|template)\b/gi;

const CLOSERS: Record<string, string> = {
  '<!--': '-->',
  '<?': '?>',
  '<![CDATA[': ']]>',
  '<!': '>',
};

/**
 * Finds the comment or element that is never closed, so that all below it would be missing.
 * @param pieces the raw HTML of a text, in its order
 */
export function findUnclosedHtml(pieces: readonly Piece[]): UnclosedHtml | undefined {
  let open: UnclosedHtml | undefined;
  for (const { value, line } of pieces) {
    const lower = value.toLowerCase();
    for (let at = 0; at >= 0;) {
      if (open) {
        const end = lower.indexOf(open.closer.toLowerCase(), at);
        if (end < 0) break;
        at = end + open.closer.length;
        open = undefined;
      }
      SWALLOWING.lastIndex = at;
      const found = SWALLOWING.exec(value);
      if (!found) break;
      const [mark, name] = found;
      at = SWALLOWING.lastIndex;
      open = {
        opener: name ? `${mark}>` : mark,
        closer: name ? `</${name}>` : (CLOSERS[mark.toUpperCase()] ?? '>'),
        line: line + value.slice(0, found.index).split('\n').length - 1,
      };
    }
  }
  return open;
}
