import { relative, sep } from 'node:path';
import { closedDoor } from './doors.mjs';

/**
 * ESLint's own `no-restricted-imports` compares the text of an import and skips `import()`; this
 * rule resolves the text to a place in the repository, so `@/` and relative paths are one.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const doorsRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Doors between the rooms of the repository open downward only.' },
    messages: { closed: "'{{specifier}}' may not be imported here: {{because}}" },
    schema: [],
  },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node) => {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const specifier = node.value;
      const because = closedDoor(from, specifier);
      if (because) context.report({ node, messageId: 'closed', data: { specifier, because } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};
