import type TS from 'typescript';
import { typescript } from './typescript';

const ts = typescript();

/**
 * The text of the value of each property of an exported object.
 * @returns an empty record if there is no such object
 */
export function readObject(source: string, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (findObject(source, name)?.properties ?? []).flatMap((property) =>
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

const nameOf = ({ name }: TS.PropertyAssignment) =>
  ts.isStringLiteralLike(name) ? name.text : name.getText();
