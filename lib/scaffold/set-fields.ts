import ts from 'typescript';

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
  const file = ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest, true);
  return Object.entries(fields)
    .map(([path, value]) => editOf(file, path.split('.'), value))
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

function editOf(file: ts.SourceFile, path: readonly string[], value: unknown): Edit {
  // JSON is TypeScript, whatever signs a text has.
  const text = JSON.stringify(value);
  const [name, ...fields] = path;
  const variable = variableOf(file, name);
  if (variable && fields.length === 0)
    return { start: variable.getStart(), end: variable.end, text };
  const parent = fields
    .slice(0, -1)
    .reduce(
      (object, field) => asObject(propertyOf(object, field)?.initializer, field),
      asObject(variable, name),
    );
  const field = fields.at(-1) ?? '';
  const property = propertyOf(parent, field);
  if (property && value !== undefined) {
    return { start: property.initializer.getStart(), end: property.initializer.end, text };
  }
  if (property) {
    const comma = file.text[property.end] === ',' ? 1 : 0;
    return { start: property.pos, end: property.end + comma, text: '' };
  }
  const end = parent.properties.end;
  const comma = parent.properties.length > 0 && !parent.properties.hasTrailingComma ? ',' : '';
  return { start: end, end, text: value === undefined ? '' : `${comma}\n${field}: ${text},` };
}

const variableOf = ({ statements }: ts.SourceFile, name?: string) =>
  statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;

function asObject(node: ts.Node | undefined, name = ''): ts.ObjectLiteralExpression {
  if (node && ts.isObjectLiteralExpression(node)) return node;
  throw new Error(`There is no object "${name}".`);
}

const propertyOf = ({ properties }: ts.ObjectLiteralExpression, name: string) =>
  properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name);
