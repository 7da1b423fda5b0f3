import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type TypeScript from 'typescript';
import type { Node } from 'typescript';

const load = createRequire(import.meta.url);

/**
 * TypeScript's API, loaded when it is first needed. `import` would search its nine megabytes for exports first, which
 * takes twice as long as to load them: https://nodejs.org/api/esm.html#commonjs-namespaces
 */
export const typescript = (): typeof TypeScript => load('typescript') as typeof TypeScript;

/**
 * Parses a TypeScript or JSON file.
 * @returns its statements, and a function that returns the line of a node
 */
export function parseFile(file: string) {
  const ts = typescript();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return {
    statements: source.statements,
    lineOf: (node: Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
  };
}
