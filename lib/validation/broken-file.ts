import { shorten, SOLVE_CONFLICT } from '../text';
import type { Diagnostic } from './diagnostic';

/** Whether a text has a byte order mark, or was not saved as UTF-8. */
export const isMisencoded = (source: string): boolean => /^\uFEFF|\uFFFD/.test(source);

/**
 * Explains why a file of `data/` cannot be loaded.
 * @param source text of the file; undefined if the file does not exist
 * @param message the compiler's message, with columns counted from 0:
 *   `/site/data/site.ts:2:10: ERROR: Unterminated string literal`
 */
export function explainBrokenFile(
  file: string,
  source: string | undefined,
  message: string,
): Diagnostic {
  const place = { severity: 'error', file, field: 'file' } as const;
  if (source === undefined) {
    return {
      ...place,
      expected: 'the file',
      found: 'no file of that name',
      fix: `restore it, for example with: git checkout ${file}`,
    };
  }
  // Editors on Windows can save a byte order mark, or UTF-16.
  if (isMisencoded(source)) {
    return {
      ...place,
      expected: 'a text in UTF-8, without a byte order mark',
      found: source.startsWith('\uFEFF') ? 'a byte order mark' : 'another encoding',
      fix: 'save the file again, with the encoding UTF-8',
    };
  }
  const [, at, before, reason = message] = /:(\d+):(\d+): ERROR: (.*)/.exec(message) ?? [];
  const isJson = !file.endsWith('.ts');
  const lines = source.split(/\r?\n/);
  const line = at ? Number(at) : undefined;
  const written = line ? (lines[line - 1] ?? '').trim() : '';
  return {
    ...place,
    line,
    column: before ? Number(before) + 1 : undefined,
    expected: `text that can be read as ${isJson ? 'JSON' : 'TypeScript'}`,
    found: written ? `${shorten(written)} (${reason})` : reason,
    fix: lines.some((text) => /^<{7} /.test(text))
      ? SOLVE_CONFLICT
      : (isJson && fixOfJson(written, reason)) || fixOfLine(lines, line),
  };
}

/** How to fix a JSON error, if its cause is known. */
function fixOfJson(written: string, reason: string): string | undefined {
  const outside = written.replace(/"(?:[^"\\]|\\.)*"/g, '');
  if (/^Expected end of file/.test(reason)) {
    return 'remove the text after the last brace, or add the brace that is missing before it';
  }
  if (/end of file/.test(reason)) return 'add the brackets and braces that are missing at the end';
  if (/[“”„]/.test(outside)) return 'write straight quotes, " instead of ”';
  if (/double quotes/.test(reason)) return 'write names and texts between double quotes';
  if (/\/\/|\/\*/.test(outside)) return 'remove the comment: JSON does not allow comments';
  if (/\\[^"\\/bfnrtu]/.test(written)) return 'write each backslash twice: \\\\';
  if (/trailing comma/.test(reason)) return 'remove the comma before the bracket or brace';
  if (/,\s*,/.test(outside)) return 'remove one of the two commas';
  if (/^Expected string in JSON/.test(reason)) return 'write names and texts between double quotes';
  if (outside.includes('"')) {
    return 'close the text with a double quote; inside a text, write a double quote as \\"';
  }
  return undefined;
}

function fixOfLine(lines: readonly string[], line: number | undefined): string {
  if (!line) return 'look for a missing or surplus comma, quote or bracket';
  const written = lines[line - 1] ?? '';
  if (/^\s*#/.test(written)) return 'begin a comment with //';
  if (/<script/i.test(written)) {
    return 'remove the <script>, and write only its keys: see docs/services.md';
  }
  const quotes = written.replace(/\\'/g, '').match(/'/g) ?? [];
  if (quotes.length % 2 === 1) {
    return /\p{L}'\p{L}/u.test(written)
      ? 'write the apostrophe as ’, or put the text between double quotes'
      : 'close the text with a quote';
  }
  // Skips comments between the two lines.
  const last = lines.slice(0, line - 1).findLastIndex((text) => /^\s*[^\s/*]/.test(text));
  const before = lines[last] ?? '';
  const isEnd = /^\s*[\]})]/.test(written);
  if (isEnd && /,\s*$/.test(before)) return `remove the comma at the end of line ${last + 1}`;
  if (!isEnd && /[\w'"`\])}]\s*$/.test(before)) {
    return `write a comma at the end of line ${last + 1}`;
  }
  return 'look for a missing or surplus comma, quote or bracket in this line and the one before';
}
