import type TS from 'typescript';
import { typescript } from '@/lib/typescript';

const ts = typescript();

/** Texts of values by the path of their property: `{ 'dark.accent': "'#a5a9ff'" }`. */
export type Values = Readonly<Record<string, string>>;

/**
 * Replaces values of properties in the object that a module exports, and keeps everything else, comments included.
 * @param source the text of a TypeScript module
 * @param name the name of the exported object
 * @param values texts of values; a new property of the object itself is added at its end, a deeper one is left out
 */
export function editObject(source: string, name: string, values: Values): string {
  const object = findObject(source, name);
  if (!object) return source;
  const edits: { start: number; end: number; text: string }[] = [];
  const added: string[] = [];
  for (const [path, text] of Object.entries(values)) {
    const found = findValue(object, path.split('.'));
    if (found) edits.push({ start: found.getStart(), end: found.getEnd(), text });
    else if (!path.includes('.')) added.push(`${path}: ${text},`);
  }
  if (added.length > 0) {
    const start = object.properties.end;
    const comma = object.properties.hasTrailingComma ? '' : ',';
    edits.push({ start, end: start, text: `${comma}\n${added.join('\n')}` });
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/**
 * The text of the value of each property of an exported object, or of an object in it.
 * @param inner the name of the inner object
 * @returns an empty record if there is no such object
 */
export function readObject(source: string, name: string, inner?: string): Values {
  const object = findObject(source, name);
  const found = object && inner ? findValue(object, [inner]) : object;
  const properties = (found && objectIn(found)?.properties) ?? [];
  return Object.fromEntries(
    properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [[nameOf(property), property.initializer.getText()] as const]
        : [],
    ),
  );
}

function findObject(source: string, name: string): TS.ObjectLiteralExpression | undefined {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true);
  const variable = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name);
  return variable?.initializer && objectIn(variable.initializer);
}

/** The object literal of `{ … }`, `{ … } as const` or `{ … } satisfies Theme`. */
function objectIn(expression: TS.Expression): TS.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(expression)) return expression;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return objectIn(expression.expression);
  }
  return undefined;
}

function findValue(object: TS.ObjectLiteralExpression, path: string[]): TS.Expression | undefined {
  const [first, ...rest] = path;
  const value = object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => nameOf(property) === first)?.initializer;
  if (!value || rest.length === 0) return value;
  const inner = objectIn(value);
  return inner && findValue(inner, rest);
}

const nameOf = ({ name }: TS.PropertyAssignment) =>
  ts.isStringLiteralLike(name) ? name.text : name.getText();
