import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { markdown } from '@/lib/markdown/dialect';
import { parseHtml, textOf } from './text/html-to-markdown';

/**
 * The first sentences of a text, of some 160 letters.
 * @param skipped lines of paragraphs that count only if they have a sentence
 * @returns an empty text if there are none
 */
export function firstSentences(text: string, skipped: readonly (number | undefined)[]): string {
  const tree = markdown.parse(text);
  const paragraphs = tree.children
    .filter(({ type }) => type === 'paragraph')
    .map((node) => ({
      words: toString(node, { includeImageAlt: false, includeHtml: false }),
      isSkipped: skipped.includes(node.position?.start.line),
    }));
  const first = paragraphs.find(({ words, isSkipped }) =>
    (isSkipped ? /[.!?…。！？]/u : /\p{L}/u).test(words),
  );
  if (first) return beginningOf(first.words);
  // The text of quotes, lists and HTML. Without sentences, it is no description.
  const others = beginningOf(otherWords(tree));
  return others.length > LONGEST_PREVIEW ? '' : others;
}

/** Letters of a description that search engines show, and somewhat more. */
const LONGEST_PREVIEW = 300;

function otherWords(tree: Root): string {
  const words: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') return SKIP;
    if (node.type === 'text') words.push(node.value.replace(/^\[!\w+\]/, ''));
    if (node.type === 'html') words.push(textOf(parseHtml(node.value)));
    return undefined;
  });
  return words.join(' ');
}

/** The first sentences, of some 160 letters. */
function beginningOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  let beginning = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(
    words,
  )) {
    if (beginning !== '' && beginning.length + segment.length > 160) break;
    beginning += segment;
  }
  return beginning.trim();
}
