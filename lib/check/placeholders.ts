import { readFileSync } from 'node:fs';
import type { AnyEntry } from '../content/entry';
import type { Diagnostic } from '../diagnostic';
import { fencedLines, shorten, TO_WRITE } from '../text';

/**
 * John or Jane Doe, domains reserved for examples (https://www.rfc-editor.org/rfc/rfc2606),
 * and placeholder handles and codes.
 */
const SAMPLE = /\b(?:john|jane)\s+doe\b|\bexample\.(?:com|org|net)\b|\byour-(?:handle|code)\b/i;

/** A text that begins with a word for "later", perhaps after tags. */
const UNWRITTEN = new RegExp(`${TO_WRITE}|^\\s*(?:<[^>]*>\\s*)*(?:TODO|TBD|FIXME)\\b`);

/** A line of YAML, JSON or TypeScript: the name of its field, if it has one, and its value. */
const FIELD = /^[\s{[-]*(?:["']?([\w-]+)["']?\s*[:=])?[\s"'`{[(]*(.*)$/;

/** Whether a value is neither empty nor a placeholder. */
export const isSet = (value: string) =>
  value !== '' && !SAMPLE.test(value) && !UNWRITTEN.test(value);

/** Finds the placeholders that the owner has not replaced yet, in files of `data/` and in content. */
export const checkPlaceholders = (
  dataFiles: readonly string[],
  entries: readonly AnyEntry[],
): Diagnostic[] => [
  ...dataFiles.flatMap((file) => findPlaceholders(file, readFileSync(file, 'utf8'))),
  ...entries.flatMap(({ file, text, bodyLine }) => findPlaceholders(file, text, bodyLine)),
];

/**
 * Finds lines with placeholders. In articles and sentences of front matter, only `To write:` and the like count.
 * @param bodyLine line on which Markdown begins, if the file has some
 */
export function findPlaceholders(file: string, source: string, bodyLine = Infinity): Diagnostic[] {
  const lines = source.split('\n');
  const isCode = fencedLines(lines);
  const isContent = bodyLine !== Infinity;
  return lines.flatMap((line, index): Diagnostic[] => {
    const isBody = index + 1 >= bodyLine;
    const isComment = !isBody && /^\s*(\/\/|\/?\*|#)/.test(line);
    if ((isBody && isCode[index]) || isComment) return [];
    const [, field = 'value', value = ''] = (!isBody && FIELD.exec(line)) || [];
    const text = isBody ? line : value;
    // An article or a title may mention example.com.
    const mayMention = isBody || (isContent && text.split(/\s+/).length > 2);
    const isReplaced = mayMention ? !UNWRITTEN.test(text) : text === '' || isSet(text);
    const isSample = !isBody && /\bsample["']?: *true/.test(line);
    if (isReplaced && !isSample) return [];
    const found = shorten(text.replace(/["'`,;)}\]\s]+$/, ''));
    const message = isBody ? found : `${field}: ${found}`;
    return [{ severity: 'placeholder', file, line: index + 1, message }];
  });
}
