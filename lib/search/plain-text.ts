/** A text without its markup, by how much a word in it says about the whole. */
export interface PlainText {
  headings: string;
  text: string;
  code: string;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/;
const FENCE = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)/;
const HEADING = /^[\s>]*#{1,6}\s+(.*)/;
const UNDERLINE = /^\s{0,3}(=+|-+)\s*$/;

/**
 * The words of a markdown file, for the search index. It reads lines rather than parse them: words
 * need no tree, and ten thousand posts are read in seconds.
 * @param source the whole text of the file, front matter included
 */
export function plainText(source: string): PlainText {
  const headings: string[] = [];
  const text: string[] = [];
  const code: string[] = [];
  let fence = '';
  const lines = source
    .replace(FRONT_MATTER, '')
    .replace(/<!--[^]*?-->/g, ' ')
    .split(/\r\n?|\n/);
  lines.forEach((line, index) => {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      const isEnd = mark.startsWith(fence) && info.trim() === '';
      if (isEnd) fence = '';
      else code.push(line);
    } else if (mark && !(mark.startsWith('`') && info.includes('`'))) fence = mark;
    else if (UNDERLINE.test(line)) return;
    else {
      const isHeading =
        HEADING.test(line) || (line.trim() && /^\s{0,3}=+\s*$/.test(lines[index + 1] ?? ''));
      (isHeading ? headings : text).push(line);
    }
  });
  return {
    headings: withoutMarkup(headings.join('\n')),
    text: withoutMarkup(text.join('\n')),
    code: code.join('\n'),
  };
}

/** Takes addresses and other marks out of markdown, so that only words are left. */
function withoutMarkup(markdown: string): string {
  return withoutTags(
    markdown
      .replace(/^\s*\[[^\]\n]+\]:\s+\S+.*$/gm, '')
      .replace(/\[(?:\^[^\]\n]+|![A-Z]+)\]/g, ' ')
      .replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+(["'][^\n]*?["']))?\)/g, '] $1 ')
      .replace(/<?\bhttps?:\/\/[^\s)>\]]+>?/g, ' '),
  );
}

/**
 * The text of HTML.
 * @param html what the renderer made, or markdown with elements in it
 */
export const withoutTags = (html: string): string =>
  html.replace(/<\/?[a-z][^<>]*>/gi, '').replace(/&#?\w+;/g, ' ');
