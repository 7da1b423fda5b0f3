import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { LineCounter, parseDocument } from 'yaml';
import { lineOf, readFrontMatter } from '../content/front-matter';

type Path = readonly PropertyKey[];

/**
 * The line of a value in a file of `data/` or in front matter, or else of the list or object that lacks it.
 * @param path names and indexes, such as `['work', 0, 'url']`; in TypeScript, from the value of a variable on
 * @returns undefined if the file has nothing of the path
 */
export function lineIn(file: string, path: Path): number | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return readFrontMatter(text).lineOf(path);
  if (file.endsWith('.json')) {
    const lineCounter = new LineCounter();
    return lineOf(parseDocument(text, { lineCounter }), lineCounter, path);
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const [deepest] = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ initializer }) => find(initializer, path))
    .sort((a, b) => b.depth - a.depth);
  if (!deepest?.node) return undefined;
  return source.getLineAndCharacterOfPosition(deepest.node.getStart(source)).line + 1;
}

/** The node at a path, as deep as it exists. */
function find(
  node: ts.Expression | undefined,
  [key, ...rest]: Path,
): { node?: ts.Node; depth: number } {
  if (key === undefined || !node) return { depth: 0 };
  let child: ts.Expression | undefined;
  let found: ts.Node | undefined;
  if (ts.isArrayLiteralExpression(node)) {
    child = found = node.elements[Number(key)];
  } else if (ts.isObjectLiteralExpression(node)) {
    const property = node.properties.find(
      ({ name }) => name && 'text' in name && name.text === key,
    );
    found = property;
    child = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return find(node.expression, [key, ...rest]);
  }
  if (!found) return { depth: 0 };
  const below = find(child, rest);
  return { node: below.node ?? found, depth: below.depth + 1 };
}

/** The paths of all texts in a value for which `isPicked` is true. */
export function textsWith(
  isPicked: (text: string) => boolean,
  value: unknown,
  path: readonly PropertyKey[] = [],
): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return isPicked(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsWith(isPicked, child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
