import { existsSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { lineOf } from '../content/front-matter';
import type { Diagnostic } from './diagnostic';

/**
 * Adds the line to a diagnostic. In JSON, it is the line of the field; in other files, the line of the value, or else
 * of the field or of the list that contains it.
 */
export function withLine(diagnostic: Diagnostic): Diagnostic {
  const { file, line, field, value } = diagnostic;
  // A symbolic link can be broken.
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
  // Each field of the path is below its parent. Inside lists, names repeat, so the search stops there.
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
