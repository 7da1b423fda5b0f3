import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { Document, isSeq } from 'yaml';
import type { TextNote } from './notes';
import type { PlannedPost } from './plan';
import { markdown, TO_WRITE } from './site';
import type { ConvertedText } from './text/convert-text';
import { parseHtml, textOf } from './text/html/elements';
import { MISSING_ALT } from './text/markdown/remark-images';

/** A day as front matter has it here, DD-MM-YYYY. */
const writtenDay = (day: string) => day.split('-').reverse().join('-');

/**
 * Writes the front matter of a post.
 * @param text the converted text, and the notes on it
 * @param cover the URL of the cover, if the page shows one
 * @param isDraft whether the post becomes a draft, for whatever reason
 * @returns its lines, and what is to be said of them
 */
export function postHeader(
  { fields, title, day, aliases, translationOf }: PlannedPost,
  { text, notes }: ConvertedText,
  cover: string | undefined,
  isDraft: boolean,
): { text: string; notes: TextNote[] } {
  // The words of an image that is missing are no description of the post.
  const images = notes.filter(({ kind }) => kind === 'image').map(({ line }) => line);
  const header = frontMatter({
    title,
    date: day ? writtenDay(day) : `${TO_WRITE} the day`,
    updated: fields.updated && fields.updated !== day ? writtenDay(fields.updated) : undefined,
    preview: (fields.preview ?? firstSentences(text, images)) || title,
    tags: fields.tags,
    series: fields.series,
    pinned: fields.pinned || undefined,
    draft: isDraft || undefined,
    image: cover,
    imageAlt: cover && (fields.imageAlt ?? MISSING_ALT),
    canonical: fields.canonical,
    aliases,
    translationOf,
  });
  if (!cover || fields.imageAlt !== undefined) return { text: header, notes: [] };
  const line = header.slice(0, header.indexOf('\nimageAlt:') + 1).split('\n').length;
  return {
    text: header,
    notes: [{ kind: 'alt', line, text: `a cover without a description: ${cover}` }],
  };
}

/** Writes fields that are not empty as YAML. Lists of short texts stand on one line. */
function frontMatter(values: Readonly<Record<string, unknown>>): string {
  const isFilled = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  const document = new Document(Object.fromEntries(Object.entries(values).filter(isFilled)), {
    schema: 'core',
  });
  const tags = document.get('tags', true);
  if (isSeq(tags)) tags.flow = true;
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`;
}

/**
 * The first sentences of a text, of some 160 letters.
 * @param skipped lines of paragraphs that count only if they have a sentence
 * @returns an empty text if there are none
 */
function firstSentences(text: string, skipped: readonly (number | undefined)[]): string {
  // A break is a space between words.
  const tree = markdown.parse(text.replace(/\\$/gm, ' '));
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
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(words)) {
    if (beginning !== '' && beginning.length + segment.length > 160) break;
    beginning += segment;
  }
  return beginning.trim();
}
