import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { takenIds } from '@/lib/markdown/heading-anchors';
import { noteBook, restoreBraces, withoutMarks, type Note, type NoteKind } from '../notes';
import type { Generator } from '../source/generator';
import { convertExtensions } from './extensions';
import { remarkHtml } from './html/remark-html';
import { removeEmpty } from './markdown/nodes';
import { remarkBold } from './markdown/remark-bold';
import { remarkCallouts } from './markdown/remark-callouts';
import { remarkCode } from './markdown/remark-code';
import { remarkEmoji } from './markdown/remark-emoji';
import { remarkHeadings, type HeadingOptions } from './markdown/remark-headings';
import { remarkImages } from './markdown/remark-images';
import { remarkLinks } from './markdown/remark-links';
import { parseMarkdown } from './markdown/stringify';
import { unknown } from './tags/conversions';
import { convertTags } from './tags/tags';

/** Where a URL leads on this site. */
export interface Target {
  url?: string | undefined;
  /** For the report. */
  note?: { kind: NoteKind; text: string } | undefined;
  /** A URL to link to instead of an image or video that cannot be shown. */
  link?: string | undefined;
}

/** What the steps of a conversion know of the site. */
export interface TextContext extends HeadingOptions {
  note: (kind: NoteKind, text: string) => string;
  imageOf: (url: string) => Target;
  videoOf: (url: string) => Target;
  linkOf: (url: string) => Target;
}

/** The ids of the headings of a text. */
export interface Anchors {
  ids: ReadonlySet<string>;
  /**
   * The ids on the other site, with those of their headings here. Empty above the first heading.
   */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Converts a text of another site to the Markdown of this one. Template markup is read first, as the generators do;
 * the rest are plugins on the Markdown tree. Blocks that no step changes stay as they are written.
 */
export async function convertText(
  source: string,
  { syntaxes, tags }: Pick<Generator, 'syntaxes' | 'tags'>,
  options: Omit<TextContext, 'note' | 'addId'>,
): Promise<{ text: string; notes: Omit<Note, 'file'>[]; anchors: Anchors }> {
  const book = noteBook();
  const headingOf = new Map<string, Heading | undefined>();
  const context: TextContext = {
    ...options,
    note: book.note,
    addId: (id, heading) => void headingOf.set(id, heading),
  };
  let text = withoutMarks(source);
  for (const syntax of syntaxes) {
    text = convertTags(text, syntax, (tag) => {
      const own = Object.hasOwn(tags, tag.name) ? tags[tag.name] : tags['*'];
      return (syntax.convert ?? own ?? unknown)(tag, { ...context, source });
    });
  }
  const { tree, write } = parseMarkdown(convertExtensions(text, context));
  await unified()
    .use(remarkCode)
    .use(remarkCallouts)
    .use(remarkBold)
    .use(remarkHeadings, context)
    .use(remarkEmoji)
    .use(remarkImages, context)
    .use(remarkLinks, context)
    .use(remarkHtml, context)
    .run(tree);
  removeEmpty(tree);
  return { ...book.resolve(restoreBraces(write(), '\\')), anchors: anchorsOf(tree, headingOf) };
}

/** The ids that pages give to the headings of a text: see rehypeHeadingIds. */
function anchorsOf(tree: Root, headingOf: ReadonlyMap<string, Heading | undefined>): Anchors {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const text = textOfHeading(heading);
    ids.set(heading, slugger.slug(slug(text) === '' ? 'section' : text));
  });
  return {
    ids: new Set(ids.values()),
    renamed: new Map(
      [...headingOf].map(([id, heading]) => [id, (heading && ids.get(heading)) ?? '']),
    ),
  };
}

/** The words of a heading, as headingText of the page has them. */
function textOfHeading(heading: Heading): string {
  const text = toString(heading, { includeImageAlt: false, includeHtml: true });
  return withoutMarks(text.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
