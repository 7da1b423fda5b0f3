import ts from 'typescript';
import { nodesAt, parseData, valueOf } from '../data-nodes';

/** A piece of source text to replace. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Sets what a file of `data/` exports, or fields of it, and keeps its comments. The result may need
 * formatting.
 * @param source the text of the file
 * @param fields values by their paths, which begin with the name of the export: `timeline`,
 *   `owner.name`; `undefined` removes a field with the comment above it
 * @throws Error if the file has no object at a path
 */
export function setFields(source: string, fields: Readonly<Record<string, unknown>>): string {
  const file = parseData(source);
  return Object.entries(fields)
    .map(([path, value]) => editOf(file, path.split('.'), value))
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

function editOf(file: ts.SourceFile, path: readonly string[], value: unknown): Edit {
  // JSON is TypeScript, whatever signs a text has.
  const text = JSON.stringify(value);
  const nodes = nodesAt(file, path);
  const node = nodes[path.length];
  const known = valueOf(node);
  if (known && value !== undefined) return { start: known.getStart(), end: known.end, text };
  if (node) {
    const comma = file.text[node.end] === ',' ? 1 : 0;
    return { start: node.pos, end: node.end + comma, text: '' };
  }
  const parent = valueOf(nodes[path.length - 1]);
  if (!parent || !ts.isObjectLiteralExpression(parent)) {
    throw new Error(`There is no object "${path.at(-2)}".`);
  }
  const { end, length, hasTrailingComma } = parent.properties;
  const comma = length > 0 && !hasTrailingComma ? ',' : '';
  return { start: end, end, text: value === undefined ? '' : `${comma}\n${path.at(-1)}: ${text},` };
}
