import { parseDocument, Scalar, visit, type Document, type LineCounter } from 'yaml';
import { shorten } from '../text';
import type { Fault, Located } from '../validation/diagnostic';

/** The form of front matter. */
export const BLOCK = 'a block of "field: value" lines between two lines of ---';

/**
 * Finds YAML errors in front matter, and unquoted values that YAML would cut, because it reads a part of them as a
 * comment, tag or anchor.
 * @param counter line counter of the document
 * @param lines lines of the whole file
 */
export function explainYaml(
  document: Document,
  counter: LineCounter,
  lines: readonly string[],
): Located<Fault>[] {
  const [error] = [...document.errors, ...document.warnings];
  // One mistake causes several errors, so only the first is explained. Others are found line by line.
  if (error) {
    // The parsed text begins at the end of the first line, which is ---.
    const line = error.linePos?.[0].line ?? 1;
    const first = explain(error.code, error.message.split(' at line')[0] ?? '', line, lines);
    return [first, ...faultsOfLines(lines).filter((fault) => fault.line !== first.line)];
  }
  const faults: Located<Fault>[] = [];
  visit(document, {
    Alias(_, { range }) {
      const { line } = counter.linePos(range?.[0] ?? 0);
      faults.push(faultOfValue(lines, line) ?? noAlias(line, lines));
    },
    Scalar(_, { value, type, comment, anchor, range }) {
      const isText = typeof value === 'string';
      const isCut = comment !== undefined && (isText || value === null);
      const [start = 1, end = 1] = (range ?? []).map((offset) => counter.linePos(offset).line);
      const item = lines.findIndex((line, at) => at >= start && at < end && /^\s*-/.test(line));
      if (type === Scalar.PLAIN && item >= 0) {
        const found = shorten(lines[item] ?? '');
        faults.push({ line: item + 1, expected: 'a list', found, fix: SAME_INDENT });
      }
      const isInCurlyQuotes = isText && CURLY_QUOTES.test(value);
      if (type !== Scalar.PLAIN || !(isCut || isInCurlyQuotes || anchor !== undefined)) return;
      const isBelowName = value !== null && !FIELD.test(lines[start - 1] ?? '');
      const fault = faultOfValue(lines, isBelowName ? start - 1 : start, end);
      // Without a fault, the comment is on its own line, and intended.
      if (fault) faults.push(fault);
    },
  });
  return faults;
}

/** Finds one-line values that lack quotes. */
function faultsOfLines(lines: readonly string[]): Located<Fault>[] {
  const end = lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line));
  return lines.slice(0, end).flatMap((line, at) => {
    // Longer values continue on the next line.
    if (!/^[\w-]+: +[^"'[{|>]/.test(line)) return [];
    const { errors, warnings } = parseDocument(line);
    const isWrong = errors.length + warnings.length > 0 || /\s#/.test(line);
    return (isWrong && faultOfValue(lines, at + 1)) || [];
  });
}

/** Explains `*word`, which YAML parses as an alias. */
const noAlias = (line: number, lines: readonly string[]): Located<Fault> => ({
  line,
  expected: 'text, in quotes if it begins with an asterisk',
  found: shorten(lines[line - 1] ?? ''),
  fix: 'put it in quotes',
});

/** A field or list entry with its value on the same line. */
const FIELD = /^(\s*(?:- +)?(?:[\w-]+:[ \t]+|(?<=- +)))(\S.*)$/;

/** Characters with a meaning in YAML: punctuation at the beginning, ` #`, and a colon before a space. */
const SPECIAL = /^[`@%!*&>|[\]{}"'#,?“”„-]|\s#|:(\s|$)/;

/** Quotes of word processors, which YAML reads as a part of the text. */
const CURLY_QUOTES = /^[“”„]([^“”„]*)[“”]$/;

/** A text between quotes. */
const QUOTED = /^("[^"]*"|'[^']*')$/;

/**
 * Explains how to quote a value; undefined if it needs no quotes.
 * @param line line of its field name
 * @param last last line of the value
 */
function faultOfValue(
  lines: readonly string[],
  line: number,
  last = line,
): Located<Fault> | undefined {
  const written = lines.slice(line - 1, last).join(' ');
  const [, start = '', value = ''] = FIELD.exec(written) ?? [];
  const isList = /^\[.*\]$/.test(value.trim());
  const wrong = isList ? entriesOf(value).find(isWrongEntry) : value.replace(/\s+/g, ' ').trim();
  const [mark] = SPECIAL.exec(wrong ?? '') ?? [];
  if (!wrong || !mark) return undefined;
  const tags = value
    .split(value.includes(',') ? ',' : ' ')
    .map((tag) => tag.replace(/[[\]"']/g, ''));
  const hasSigns = start.trim() === 'tags:' && tags.some((tag) => /^\s*#/.test(tag));
  const names = tags.map((tag) => tag.replace(/^\s*#/, '').trim()).filter(Boolean);
  const comment = mark.trim() === '#' ? ' (a comment needs a line of its own)' : '';
  const right = hasSigns
    ? `write tags: [${names.join(', ')}]`
    : `put it in quotes: ${start.trim()} ${isList ? quotedEntries(value) : quoted(wrong)}${comment}`;
  return {
    line,
    expected: 'text without characters that have a meaning in YAML, or in quotes',
    found: `${mark.trim()} in ${shorten(written)}`,
    fix: right,
  };
}

/** Puts a text in quotes. It may have quotes already, or only the first of them. */
function quoted(text: string): string {
  const plain = text
    .replace(CURLY_QUOTES, '$1')
    .replace(/^"([^"]*)$|^"([^"]*(?:\s.*)?)"$|^'(.*)'$/, '$1$2$3');
  // Between double quotes, a backslash begins an escape sequence.
  return /["\\]/.test(plain) && !plain.includes("'") ? `'${plain}'` : JSON.stringify(plain);
}

/** The entries of a list on one line. */
const entriesOf = (list: string) => list.trim().slice(1, -1).split(/,\s*/);

const isWrongEntry = (entry: string) => SPECIAL.test(entry) && !QUOTED.test(entry);

const quotedEntries = (list: string) =>
  `[${entriesOf(list)
    .map((entry) => (isWrongEntry(entry) ? quoted(entry) : entry))
    .join(', ')}]`;

/** Explains a list that does not end on its line; undefined if the line has no such list. */
function openList(written: string, line: number): Located<Fault> | undefined {
  const [, list] = /^[\w-]+:\s+(\[[^\]]*)$/.exec(written) ?? [];
  if (!list) return undefined;
  const right = quotedEntries(`${list.replace(/,\s*$/, ', …')}]`);
  return {
    line,
    expected: 'a list that ends with ] on the same line',
    found: shorten(written),
    fix: `write ${written.split('[')[0]}${right}`,
  };
}

const SAME_INDENT = 'begin all items of the list with the same number of spaces';

/** Explains a YAML error to people who do not know YAML. */
function explain(
  code: string,
  message: string,
  line: number,
  lines: readonly string[],
): Located<Fault> {
  const written = lines[line - 1] ?? '';
  const fault = { line, expected: BLOCK, found: shorten(written.trim()) || message };
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(written)) {
    return { ...fault, found: 'a tab at the beginning of the line', fix: 'indent with spaces' };
  }
  if (/^\[+[\w.-]+\]+\s*$/.test(written)) {
    const fix =
      'remove the line, and write its values as fields of the post, such as image: and imageAlt:';
    return { ...fault, found: `${written.trim()}, a table of TOML`, fix };
  }
  if (code === 'DUPLICATE_KEY') return { ...fault, fix: 'remove one of the two fields' };
  if (/^\s*-[^\s-]/.test(written)) return { ...fault, fix: 'write a space after the hyphen' };
  if (/^\s*[\w-]+:[^\s/]/.test(written)) return { ...fault, fix: 'write a space after the colon' };
  const below = lines[line] ?? '';
  if (/^[\w-]+: +\S/.test(written) && /^ +[\w-]+: /.test(below)) {
    const fix = 'remove the spaces at the beginning of the line';
    return { ...fault, line: line + 1, found: shorten(below), fix };
  }
  if (/sequence (items|may)/.test(message)) return { ...fault, fix: SAME_INDENT };
  // The parser reports an unclosed quote or bracket only on a later line.
  for (let at = line; at > 1; at--) {
    const value = lines[at - 1] ?? '';
    const { errors, warnings } = parseDocument(value);
    const isBroken = errors.length + warnings.length > 0;
    const valueFault = isBroken ? (openList(value, at) ?? faultOfValue(lines, at)) : undefined;
    if (valueFault) return valueFault;
  }
  return {
    ...fault,
    found: `${fault.found} (${message})`,
    fix: 'write "field: value" in each line, and begin the lines of a longer text with two spaces',
  };
}
