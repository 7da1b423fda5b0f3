import type { Link, Paragraph, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Full-width punctuation, and quotation marks: `，` in `https://example.org/docs，然后`. */
const END =
  /[\u2018-\u201F\u2026\u3001-\u3003\u3008-\u3011\u3014-\u301F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/;

/**
 * Ends URLs without brackets before full-width punctuation. Chinese and Japanese have no space after it, so that GFM
 * takes the rest of the sentence for a part of the URL: https://github.github.com/gfm/#extended-autolink-path-validation
 * @param parse parses the text after a URL
 */
export function remarkBareUrls(parse: (text: string) => Root) {
  return (tree: Root) => {
    visit(tree, 'link', (link, index, parent) => {
      const [text] = link.children;
      if (text?.type !== 'text' || !isBare(link, text) || !parent || index === undefined) return;
      const end = text.value.search(END);
      if (end <= 0) return;
      const rest = text.value.slice(end);
      const [paragraph] = parse(rest).children;
      if (paragraph?.type !== 'paragraph') return;
      link.url = link.url.slice(0, -rest.length);
      text.value = text.value.slice(0, end);
      movePositions(link, paragraph, end);
      parent.children.splice(index + 1, 0, ...paragraph.children);
      return [SKIP, index + 1];
    });
  };
}

type Point = NonNullable<Link['position']>['start'];

/** Gives the nodes after a URL their positions in the whole text, which is on the line of the URL. */
function movePositions({ position }: Link, rest: Paragraph, length: number) {
  if (!position) return;
  const { line, column, offset = 0 } = position.start;
  position.end = { line, column: column + length, offset: offset + length };
  const move = (point: Point): Point => ({
    line,
    column: point.column + column + length - 1,
    offset: (point.offset ?? 0) + offset + length,
  });
  visit(rest, (node) => {
    if (!node.position) return;
    node.position = { start: move(node.position.start), end: move(node.position.end) };
  });
}

/** Whether a link is nothing but a URL. `<https://…>` and `[https://…](…)` are longer than their texts. */
const isBare = ({ position: link }: Link, { position: text }: Text) =>
  link?.start.offset === text?.start.offset && link?.end.offset === text?.end.offset;
