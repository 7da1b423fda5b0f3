import { ESLint } from 'eslint';

/**
 * Lints snippets with the repository's own configuration. Jest's module system cannot load that
 * configuration (it is an ES module that ESLint imports at run time), so the test runs this file.
 *
 * Reads `[{ filePath, code }]` from standard input, prints the messages of each snippet.
 */
const parts = [];
for await (const part of process.stdin) parts.push(part);

const eslint = new ESLint();
const results = [];
for (const { filePath, code } of JSON.parse(Buffer.concat(parts).toString())) {
  const [result] = await eslint.lintText(code, { filePath });
  results.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(results));
