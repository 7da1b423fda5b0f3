import ts from 'typescript';

/* The syntax tree of a file of `data/`. */

/** Parses a file of `data/`. */
export const parseData = (source: string): ts.SourceFile =>
  ts.createSourceFile('data.ts', source, ts.ScriptTarget.Latest, true);

/** The variables of a file. */
const variablesOf = ({ statements }: ts.SourceFile) =>
  statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);

/** A node, and those at the names of a path in it, as far as there are any. */
export function nodesAt(node: ts.Node | undefined, [name, ...names]: readonly string[]): ts.Node[] {
  if (!node) return [];
  return [node, ...(name === undefined ? [] : nodesAt(childOf(node, name), names))];
}

/** The value of a variable or field. */
export const valueOf = (node: ts.Node | undefined): ts.Expression | undefined =>
  node && (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    ? node.initializer
    : undefined;

function childOf(node: ts.Node, name: string): ts.Node | undefined {
  const value = valueOf(node) ?? node;
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(name)];
  const fields = ts.isSourceFile(value) ? variablesOf(value) : fieldsOf(value);
  return fields.find((child) => child.name?.getText().replace(/['"]/g, '') === name);
}

const fieldsOf = (value: ts.Node): ts.ObjectLiteralElementLike[] =>
  ts.isObjectLiteralExpression(value)
    ? value.properties.flatMap((field) =>
        ts.isSpreadAssignment(field) ? fieldsOf(field.expression) : field,
      )
    : [];
