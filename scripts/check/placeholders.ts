import { readFileSync } from 'node:fs';
import type TS from 'typescript';
import { isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { ContentFile } from '@/lib/content/read-folder';
import type { Diagnostic } from '@/lib/diagnostic';
import { fencedLines, isSet, SAMPLE, shorten, UNWRITTEN } from '@/lib/text';
import { typescript } from '../shared/typescript';
import { bodyLineOf } from './page-text';

/** A value of a file, with the name of its field. */
interface FieldValue {
  field: string;
  value: unknown;
  line: number;
}

/** Finds the placeholders that the owner has not replaced yet, in files of `data/` and in content. */
export const checkPlaceholders = (
  dataFiles: readonly string[],
  files: readonly ContentFile[],
): Diagnostic[] => [
  ...dataFiles.flatMap((file) => placeholdersInData(file, readFileSync(file, 'utf8'))),
  ...files.flatMap(placeholdersInFile),
];

/**
 * Finds values that are placeholders in a file of `data/`.
 * @param file a JSON or TypeScript file
 */
export function placeholdersInData(file: string, source: string): Diagnostic[] {
  const values = file.endsWith('.json') ? valuesInJson(source) : valuesInTypeScript(source);
  return values
    .filter(({ value }) => typeof value === 'string' && value !== '' && !isSet(value))
    .map((one) => placeholder(file, one));
}

/** Finds placeholders in front matter and in the text below it. Articles and titles may mention example.com. */
function placeholdersInFile({ file, text, body, yaml }: ContentFile): Diagnostic[] {
  const bodyLine = bodyLineOf({ text, body });
  const inFields = yaml ? valuesIn(yaml.document, yaml.lines) : [];
  const lines = body.split('\n');
  const isCode = fencedLines(lines);
  return [
    ...inFields.filter(isPlaceholder).map((one) => placeholder(file, one)),
    ...lines.flatMap((line, index): Diagnostic[] =>
      !isCode[index] && UNWRITTEN.test(line)
        ? [{ severity: 'placeholder', file, line: bodyLine + index, message: shorten(line) }]
        : [],
    ),
  ];
}

function isPlaceholder({ field, value }: FieldValue): boolean {
  if (typeof value !== 'string') return field === 'sample' && value === true;
  const isSentence = value.split(/\s+/).length > 2;
  return UNWRITTEN.test(value) || (!isSentence && SAMPLE.test(value));
}

const placeholder = (file: string, { field, value, line }: FieldValue): Diagnostic => ({
  severity: 'placeholder',
  file,
  line,
  message: `${field}: ${shorten(String(value))}`,
  fix: field === 'sample' ? 'ask for two or three sentences, and remove the line' : undefined,
  link: field === 'sample' ? 'docs/write.md#testimonials' : undefined,
});

function valuesInJson(source: string): FieldValue[] {
  const lines = new LineCounter();
  return valuesIn(parseDocument(source, { lineCounter: lines }), lines);
}

/** The values in YAML or JSON. */
function valuesIn(document: Document, lines: LineCounter): FieldValue[] {
  const values: FieldValue[] = [];
  visit(document, {
    Scalar(position, { value, range }, ancestors) {
      if (position === 'key' || !range) return;
      const pair = ancestors.findLast(isPair);
      const field = isScalar(pair?.key) ? String(pair.key.value) : 'value';
      values.push({ field, value, line: lines.linePos(range[0]).line });
    },
  });
  return values;
}

/** The texts between quotes or backticks in TypeScript. */
function valuesInTypeScript(source: string): FieldValue[] {
  const values: FieldValue[] = [];
  const ts = typescript();
  const file = ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest);
  const search = (node: TS.Node, field: string) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      values.push({ field, value: node.text, line: line + 1 });
    }
    const name = ts.isPropertyAssignment(node) && 'text' in node.name ? node.name.text : field;
    ts.forEachChild(node, (child) => search(child, name));
  };
  search(file, 'value');
  return values;
}
