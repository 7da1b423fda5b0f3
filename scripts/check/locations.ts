import { existsSync, readFileSync } from 'node:fs';
import type TS from 'typescript';
import { lineInYaml } from '@/lib/content/errors/yaml-line';
import { readFrontMatter } from '@/lib/content/front-matter';
import type { Diagnostic } from '@/lib/diagnostic';
import { fieldName } from '@/lib/schema/validate';
import { parseFile, typescript } from '../shared/typescript';

type Path = readonly PropertyKey[];

/**
 * A diagnostic about a field of `data/` or of front matter.
 * @param path names and indexes, such as `['work', 0, 'url']`
 * @param more a fix or link
 */
export const fieldDiagnostic = (
  severity: Diagnostic['severity'],
  file: string,
  path: Path,
  message: string,
  more: Pick<Diagnostic, 'fix' | 'link'> = {},
): Diagnostic => ({
  severity,
  file,
  line: lineIn(file, path),
  message: [fieldName(path), message].filter(Boolean).join(': '),
  ...more,
});

/**
 * The line of a value in a file of `data/` or in front matter, or else of the list or object that lacks it.
 * @param path names and indexes, such as `['work', 0, 'url']`; in TypeScript, from the value of a variable on
 * @returns undefined without the file
 */
export function lineIn(file: string, path: Path): number | undefined {
  if (!existsSync(file)) return undefined;
  if (file.endsWith('.md')) {
    const { yaml } = readFrontMatter(readFileSync(file, 'utf8'));
    return yaml && lineInYaml(yaml.document, yaml.lines, path);
  }
  const { statements, lineOf } = parseFile(file);
  const [deepest] = statements
    .flatMap(valuesOf)
    .map((value) => ({ node: value, ...find(value, path) }))
    // Of values that have nothing of the path, the last one is the exported one.
    .sort((a, b) => a.depth - b.depth)
    .slice(-1);
  return deepest && lineOf(deepest.node);
}

/** The values of variables, or the one of JSON. */
function valuesOf(statement: TS.Statement): readonly TS.Expression[] {
  const ts = typescript();
  if (ts.isExpressionStatement(statement)) return [statement.expression];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer = [] }) => initializer);
}

/** The node at a path, as deep as it exists. */
function find(
  node: TS.Expression | undefined,
  [key, ...rest]: Path,
): { node?: TS.Node; depth: number } {
  if (key === undefined || !node) return { depth: 0 };
  const ts = typescript();
  let child: TS.Expression | undefined;
  let found: TS.Node | undefined;
  if (ts.isArrayLiteralExpression(node)) {
    child = found = node.elements[Number(key)];
  } else if (ts.isObjectLiteralExpression(node)) {
    const property = node.properties.find(
      ({ name }) => name && 'text' in name && name.text === key,
    );
    const spread = node.properties.find(ts.isSpreadAssignment);
    if (!property) return find(spread?.expression, [key, ...rest]);
    found = property;
    child = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  } else if (ts.isCallExpression(node)) {
    // Of defineStrings(labels, { … }).
    return find(node.arguments.at(-1), [key, ...rest]);
  } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return find(node.expression, [key, ...rest]);
  }
  if (!found) return { depth: 0 };
  const below = find(child, rest);
  return { node: below.node ?? found, depth: below.depth + 1 };
}

/** A text in a value, with names and indexes as its path. */
interface TextAt {
  path: Path;
  text: string;
}

/** All texts in a value of `data/` or front matter. */
export function textsIn(value: unknown, path: Path = []): TextAt[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A text between quotes or backticks. */
interface Literal {
  /** The name of its field. */
  field: string;
  text: string;
  line: number;
  isBetweenQuotes: boolean;
}

/** All texts in a file of `data/`, those of functions included. */
export function literalsIn(file: string): Literal[] {
  const ts = typescript();
  const { statements, lineOf } = parseFile(file);
  const search = (node: TS.Node, field: string): Literal[] => {
    const name = ts.isPropertyAssignment(node) && 'text' in node.name ? node.name.text : field;
    const literals: Literal[] = [];
    ts.forEachChild(node, (child) => {
      literals.push(...search(child, name));
    });
    const isInTemplate = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (!ts.isStringLiteralLike(node) && !isInTemplate) return literals;
    return [
      { field, text: node.text, line: lineOf(node), isBetweenQuotes: ts.isStringLiteral(node) },
    ];
  };
  return statements.flatMap((statement) => search(statement, 'value'));
}
