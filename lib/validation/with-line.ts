import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { lineOf } from '../content/front-matter';
import type { Diagnostic } from './diagnostic';

/**
 * Adds the line to a diagnostic: that of the field in JSON; in other files that of the value, or else of the field or
 * the list that contains it.
 */
export function withLine(diagnostic: Diagnostic): Diagnostic {
  const { file, line, field, value } = diagnostic;
  // A link in the file system can lead nowhere.
  const isText = /\.(ts|json|md|yml)$/.test(file) && existsSync(file);
  if (line !== undefined || !isText) return diagnostic;
  const source = readFileSync(file, 'utf8');
  const path = field.split(/[.[\]]+/).filter(Boolean);
  if (file.endsWith('.json')) {
    const lineCounter = new LineCounter();
    const document = parseDocument(source, { lineCounter });
    return { ...diagnostic, line: lineOf(document, lineCounter, path) };
  }
  const lines = source.split('\n').map((text) => (/^\s*(\/?\*|\/\/)/.test(text) ? '' : text));
  const lineWith = (texts: readonly string[], from: number) =>
    lines.findIndex(
      (written, index) => index >= from && texts.some((text) => written.includes(text)),
    );
  // The fields of a path follow each other, each below the one that holds it. In a list, their names repeat.
  const firstIndex = path.findIndex((name) => /^\d+$/.test(name));
  let found = -1;
  for (const name of firstIndex < 0 ? path : path.slice(0, firstIndex)) {
    found = Math.max(found, lineWith([`${name}: `, `${name}': `, `${name}": `], found));
  }
  if (value) {
    const ofValue = lineWith([`'${value}'`, `"${value}"`, `(${value})`, ` ${value}`], found);
    if (ofValue >= 0) found = ofValue;
  }
  return { ...diagnostic, line: found >= 0 ? found + 1 : undefined };
}
