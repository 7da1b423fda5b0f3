/** What readers do not read of raw HTML: https://spec.commonmark.org/0.31.2/#raw-html */
const MARKUP = [
  /<!--(?:-?>|[^]*?-->)/,
  /<\?[^]*?\?>/,
  /<!\[CDATA\[/,
  /<![a-z][^>]*>/,
  /<(?<content>script|style)\b[^]*?<\/\k<content>\s*>/,
  /<(?<end>\/)?(?<name>[a-z][\w-]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*(?<closed>\/)?>/,
  // A tag that is written wrongly, with what an author takes for its end.
  /<\/?[a-z][^>\n]*>?/,
  /&#?\w+;/,
];

/** A word of a text, letters and digits alone. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const TOKEN = new RegExp([...MARKUP, WORD].map(({ source }) => source).join('|'), 'giu');

/** An attribute with a value, or a word beside the attributes. */
const TAG_PART = new RegExp(
  `\\s([^\\s"'<>/=]+)\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>\`]+)|${WORD.source}`,
  'gu',
);

/** Attributes that somebody reads. */
const IS_READ = /^(alt|title|label|placeholder|aria-label)$/i;

/**
 * Replaces the words of raw HTML: its text, attributes that somebody reads, and all of a tag that has a
 * quote too many or too few. Other tags, comments and scripts stay as they are.
 * @param replace gets a word, its offset, the HTML, and whether the word is in a tag
 */
export function replaceWords(
  html: string,
  replace: (word: string, offset: number, html: string, inTag: boolean) => string,
): string {
  return html.replace(TOKEN, (token: string, ...rest: unknown[]) => {
    // The last three are the offset, the text and the named groups.
    const start = Number(rest.at(-3));
    const { name, content } = rest.at(-1) as Record<string, string | undefined>;
    if (!/^[<&]/.test(token)) return replace(token, start, html, false);
    if (!/^<[a-z]/i.test(token) || content) return token;
    const isBroken = !name && /["']/.test(token.replace(TAG_PART, ''));
    return token.replace(TAG_PART, (part: string, attribute: string | undefined, index: number) =>
      (attribute === undefined ? isBroken : IS_READ.test(attribute) && !isEmbedded(name))
        ? part.slice(0, valueIn(part)) +
          part
            .slice(valueIn(part))
            .replace(WORD, (word) => replace(word, start + index, html, true))
        : part,
    );
  });
}

/** Whether a page leaves an element out, with all that it says: readText reports it. */
const isEmbedded = (name = '') => /^(iframe|embed|object|video|audio)$/i.test(name);

/** Where the value of an attribute begins; 0 in a word. */
const valueIn = (part: string) => part.indexOf('=') + 1;

/** Elements without content, and those whose end may be left out. */
const NEEDS_NO_END = new RegExp(
  // https://html.spec.whatwg.org/multipage/syntax.html#void-elements
  '^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|' +
    // https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
    'html|head|body|li|dt|dd|p|rt|rp|optgroup|option|colgroup|caption|thead|tbody|tfoot|tr|td|th)$',
);

/** An element that is never closed, so that it holds the rest of the text. */
export interface UnclosedElement {
  name: string;
  line: number;
}

/**
 * Finds the elements of raw HTML that are never closed.
 * @param pieces the raw HTML of a text, in its order, with the line in which each begins
 */
export function findUnclosed(
  pieces: readonly { value: string; line: number }[],
): UnclosedElement[] {
  const open: UnclosedElement[] = [];
  for (const { value, line } of pieces) {
    for (const { index, groups = {} } of value.matchAll(TOKEN)) {
      const name = groups.name?.toLowerCase();
      if (!name || NEEDS_NO_END.test(name)) continue;
      if (groups.end) {
        const start = open.findLastIndex((element) => element.name === name);
        // What is between the two stays open, as in browsers.
        if (start >= 0 && name !== 'plaintext') open.splice(start, 1);
      } else if (!groups.closed || !open.some(isForeign)) {
        open.push({ name, line: line + linesBefore(value, index) });
      }
    }
  }
  return open;
}

/** Whether tags in an element may end with a slash instead of an end tag. */
const isForeign = ({ name }: UnclosedElement) => name === 'svg' || name === 'math';

/** How many lines of a text end before an offset. */
export const linesBefore = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length - 1;
