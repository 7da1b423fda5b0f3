import type TS from 'typescript';
import type { Diagnostic } from '@/lib/diagnostic';
import { isFields } from '@/lib/is-fields';
import { dataFile } from '@/lib/languages/languages';
import { typescript } from '../shared/typescript';
import { fieldDiagnostic, textsIn } from './fields';

/**
 * Finds strings that the code needs and `data/strings.ts` lacks, as it may after an update, and strings of another type.
 * @param needed strings that have all of them
 * @param source the file of these
 * @param file the file that is checked
 */
export function compareStrings(
  needed: unknown,
  strings: unknown,
  source: string,
  file = dataFile('strings.ts'),
  path: readonly string[] = [],
): Diagnostic[] {
  if (isFields(needed) && isFields(strings)) {
    return Object.entries(needed).flatMap(([name, value]) =>
      compareStrings(value, strings[name], source, file, [...path, name]),
    );
  }
  if (typeof needed === typeof strings) return [];
  const message = strings === undefined ? 'the string is missing' : `expected a ${typeof needed}`;
  return [fieldDiagnostic('error', file, path, message, { fix: `copy it from ${source}` })];
}

/**
 * Finds empty texts in data/strings.ts, and texts with values that are between quotes instead of backticks.
 * @param source the text of the file
 */
export function checkStrings(strings: object, source: string): Diagnostic[] {
  const file = dataFile('strings.ts');
  const diagnostics = textsIn(strings)
    .filter(({ text }) => text.trim() === '')
    .map(({ path }) =>
      fieldDiagnostic('warning', file, path, 'an empty text, and so an empty heading or label'),
    );
  const ts = typescript();
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const search = (node: TS.Node) => {
    if (ts.isStringLiteral(node) && /\$\{[^}]*\}/.test(node.text)) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
      const message = 'pages show ${…} as it is typed: put the text between backticks';
      diagnostics.push({ severity: 'error', file, line: line + 1, message });
    }
    ts.forEachChild(node, search);
  };
  search(parsed);
  return diagnostics;
}
