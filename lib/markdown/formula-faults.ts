import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { shorten } from '../text';
import type { TextFault } from './markdown-faults';

/**
 * Finds formulas without an end, with errors, or with nothing but words.
 * @param messages the messages of rendering, which are those of KaTeX
 */
export function findFormulaFaults(
  tree: Nodes,
  source: string,
  messages: VFile['messages'],
): TextFault[] {
  const open = openFormulas(tree, source);
  const errors = messages.map(({ ancestors, cause, reason }): TextFault => {
    const line = ancestors?.findLast(({ position }) => position)?.position?.start.line ?? 1;
    const found = String(cause ?? reason).replace(/^.*?KaTeX parse error: /, '');
    return {
      severity: 'error',
      line,
      expected: 'a formula in LaTeX',
      found: shorten(found),
      fix: /^Undefined control sequence/.test(found)
        ? 'write a command that https://katex.org/docs/supported lists'
        : 'write a } for each {, and for each \\begin{…} an \\end{…} with the same name; if $$ is meant as text, put it between backticks',
    };
  });
  return [
    ...open,
    // What KaTeX cannot read in an open formula is the text below it.
    ...errors.filter(({ line }) => !open.some((formula) => formula.line === line)),
    ...formulasOfWords(tree),
  ];
}

function openFormulas(tree: Nodes, source: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'math', ({ position }) => {
    const written = source.slice(position?.start.offset, position?.end.offset);
    const [, first = ''] = /^(\$\$.*)/.exec(written) ?? [];
    if (!first || /\n[\s>]*\${2,}\s*$/.test(written)) return;
    faults.push({
      severity: 'error',
      line: position?.start.line ?? 1,
      expected: 'a line of $$ that ends the formula',
      found: `${shorten(first)}, and all text below it as a formula`,
      fix: 'write $$ on a line of its own below the formula',
    });
  });
  return faults;
}

/** Formulas that are only words, between dollar signs that are meant as text. */
function formulasOfWords(tree: Nodes): TextFault[] {
  const faults: TextFault[] = [];
  visit(tree, 'inlineMath', ({ value, position }) => {
    if (!/^[\p{L}\d\s,.;:'’-]+$/u.test(value) || !/\p{L}{3}/u.test(value)) return;
    faults.push({
      severity: 'warning',
      line: position?.start.line ?? 1,
      expected: 'a formula between $$ and $$',
      found: `$$${shorten(value)}$$, which is only words`,
      fix: 'put each $$ that is meant as text between backticks; in formulas, write words as \\text{words}',
    });
  });
  return faults;
}
