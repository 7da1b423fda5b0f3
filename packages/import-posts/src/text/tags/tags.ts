import type { NoteKind } from '../../notes';
import { codeIn, type Edit, replaceRanges } from '../text-ranges';

/** A tag of template markup, such as `{{< figure src="a.png" >}}`. */
export interface Tag {
  /** In lower case. */
  name: string;
  /** What follows the name. */
  args: string;
  /** The whole tag, without its inner text. */
  markup: string;
  /** The text between the tag and its end, converted; undefined if it has no end. */
  inner?: string | undefined;
  /** The same before it is converted. */
  innerMarkup?: string | undefined;
}

/** Tools for the conversion of a tag. */
export interface TagTools {
  /** The whole text. */
  source: string;
  /** Its front matter. */
  fields: Readonly<Record<string, unknown>>;
  /** Adds a note to the report, and returns its mark, which belongs into the text. */
  note: (kind: NoteKind, text: string) => string;
}

/** Converts a tag to Markdown. */
export type TagConversion = (tag: Tag, tools: TagTools) => string;

/** What tags become, by their names in lower case. */
export type TagTable = Readonly<Record<string, TagConversion>>;

/** How a template language writes its tags. */
export interface TagSyntax {
  /**
   * A global pattern. Its groups are `name`, `args`, and, for the end of a tag, `close`. An end without a name is that
   * of the last tag that is open.
   */
  pattern: RegExp;
  /** Names of tags whose inner text is no Markdown, such as code. Their tags count inside of code too. */
  verbatim?: readonly string[];
  /** Converts all tags of this syntax, instead of by the table of the generator. */
  convert?: TagConversion;
}

/**
 * Converts the tags of a text to Markdown, the inner ones first. Tags in code stay as they are.
 * @param convert converts one tag
 */
export function convertTags(
  text: string,
  syntax: TagSyntax,
  convert: (tag: Tag) => string,
): string {
  return convertOthers(convertVerbatim(text, syntax, convert), syntax, convert);
}

/** Converts tags whose inner text is no Markdown. */
function convertVerbatim(
  text: string,
  { pattern, verbatim = [] }: TagSyntax,
  convert: (tag: Tag) => string,
): string {
  const edits: Edit[] = [];
  let open: { tag: Tag; start: number; end: number } | undefined;
  for (const found of text.matchAll(pattern)) {
    const tag = tagOf(found);
    const isEnd = found.groups?.close !== undefined;
    const end = found.index + found[0].length;
    if (!open) {
      if (!isEnd && verbatim.includes(tag.name)) open = { tag, start: found.index, end };
    } else if (isEnd && ['', open.tag.name].includes(tag.name)) {
      const innerMarkup = text.slice(open.end, found.index);
      const markdown = convert({ ...open.tag, inner: innerMarkup, innerMarkup });
      edits.push({ start: open.start, end, text: laidOut(markdown, text, open.start, end) });
      open = undefined;
    }
  }
  return replaceRanges(text, edits);
}

/** A tag whose end was not found yet. */
interface OpenTag {
  tag: Tag;
  start: number;
  end: number;
  /** The converted text above it, from the tag before it on. */
  before: string;
}

function convertOthers(
  text: string,
  { pattern }: TagSyntax,
  convert: (tag: Tag) => string,
): string {
  const isCode = codeIn(text);
  const open: OpenTag[] = [];
  let done = '';
  let at = 0;
  /** Converts the last open tag, which has no end. */
  const convertOpen = () => {
    const { tag, start, end, before } = open.pop()!;
    done = before + laidOut(convert(tag), text, start, end) + done;
  };
  for (const found of text.matchAll(pattern)) {
    const start = found.index;
    const end = start + found[0].length;
    const tag = tagOf(found);
    if (start < at || isCode(start)) continue;
    done += text.slice(at, start);
    at = end;
    if (found.groups?.close === undefined) {
      open.push({ tag, start, end, before: done });
      done = '';
      continue;
    }
    const opener =
      tag.name === '' ? open.at(-1) : open.findLast((one) => one.tag.name === tag.name);
    if (!opener) {
      done += laidOut(convert({ ...tag, name: `/${tag.name}` }), text, start, end);
      continue;
    }
    while (open.at(-1) !== opener) convertOpen();
    open.pop();
    const innerMarkup = text.slice(opener.end, start);
    const markdown = convert({ ...opener.tag, inner: done, innerMarkup });
    done = opener.before + laidOut(markdown, text, opener.start, end);
  }
  done += text.slice(at);
  while (open.length > 0) convertOpen();
  return done;
}

const tagOf = ({ 0: markup, groups: { name = '', args = '' } = {} }: RegExpExecArray): Tag => ({
  name: name.toLowerCase(),
  args: args.trim(),
  markup,
});

/** Gives the Markdown of a tag that is alone on its lines the same indentation, and empty lines around it. */
function laidOut(markdown: string, text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = text.slice(lineStart, start);
  const [after = ''] = /^[^\n]*/.exec(text.slice(end)) ?? [];
  const isBlock = indent.trim() === '' && after.trim() === '';
  if (!isBlock) return /\n|^(>|```)/.test(markdown) ? `\n\n${markdown}\n\n` : markdown;
  const isFirst = /(^|\n)[ \t]*\n$/.test(text.slice(0, lineStart)) || lineStart === 0;
  const isLast = /^[ \t]*(\n[ \t]*(\n|$)|$)/.test(text.slice(end));
  const lines = markdown
    .replace(/^\n+|\s+$/g, '')
    .split('\n')
    .join(`\n${indent}`);
  return `${isFirst ? '' : `\n${indent}`}${lines}${isLast ? '' : '\n'}`;
}
