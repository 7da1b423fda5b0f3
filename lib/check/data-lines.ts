import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../content/problem';
import { nodesAt, parseData, variablesOf } from '../data-nodes';

/**
 * Adds to problems of files in `data/` the line of their field; where they name no field, that of the value
 * or label that is wrong; where the field is missing, that of the group which lacks it.
 * @param root the folder of the site
 */
export const addDataLines = (root: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => {
    const file = path.join(root, problem.file);
    if (!/^data\/.*\.ts$/.test(problem.file) || !existsSync(file)) return problem;
    const line = lineOf(readFileSync(file, 'utf8'), problem);
    return line === undefined ? problem : { ...problem, line };
  });

function lineOf(source: string, { field, found }: Problem): number | undefined {
  const file = parseData(source);
  const [first, ...others] = variablesOf(file);
  const names = field.split('.');
  // Paths in data/words.ts begin with the name of an export.
  const nodes = nodesAt(others.length > 0 ? file : first, names);
  const [, value] = /^"([^"]*)"/.exec(found) ?? [];
  const node =
    nodes.length > names.length || found.startsWith('nothing')
      ? nodes.at(-1)
      : (findText(file, value) ?? findText(file, field.split(', ').at(-1)));
  return node && file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** The first text in a file that reads so. */
const findText = (node: ts.Node, text?: string): ts.Node | undefined =>
  ts.isStringLiteralLike(node) && node.text === text
    ? node
    : ts.forEachChild(node, (child) => findText(child, text));
