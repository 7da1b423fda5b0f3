import type TS from 'typescript';
import type { Diagnostic } from '@/lib/diagnostic';
import { isFields } from '@/lib/is-fields';
import { dataFile } from '@/lib/languages/languages';
import { typescript } from '../shared/typescript';
import { fieldDiagnostic, textsIn } from './fields';

/**
 * The labels that a language without a pack lacks, a line for each section: `blog: empty, links`.
 * @param all the labels of a pack
 */
export const missingLabels = (all: object, labels: object): string[] =>
  Object.entries(all).flatMap(([section, texts]) => {
    const missing = missingNames(texts, isFields(labels) ? labels[section] : undefined);
    return missing.length > 0 ? `${section}: ${missing.join(', ')}` : [];
  });

/** The names of what an object has and another one lacks, such as `filter.label`. */
const missingNames = (all: object, some: unknown): string[] =>
  Object.entries(all).flatMap(([name, value]) => {
    const found = isFields(some) ? some[name] : undefined;
    if (isFields(value)) return missingNames(value, found).map((below) => `${name}.${below}`);
    return found === undefined ? name : [];
  });

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
