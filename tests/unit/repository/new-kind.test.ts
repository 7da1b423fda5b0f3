import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/* The example in docs/architecture.md, applied to the repository. */

const guide = readFileSync('docs/architecture.md', 'utf8').split('## Example: a new kind')[1] ?? '';

/** The code of the example: the last path before each block of TypeScript is that of its file. */
const blocks = [...guide.matchAll(/```tsx?\n([^]*?)```/g)].map(({ index, 1: code = '' }) => {
  const before = guide.slice(0, index).matchAll(/`((?:app|components|data|lib)\/[^`]+\.tsx?)`/g);
  return { file: [...before].at(-1)?.[1] ?? '', code };
});

/** Where the code belongs in the files that the repository has: it follows, or replaces, the text. */
const changes: Record<string, (source: string, code: string) => string> = {
  'lib/urls.ts': (source, code) => after(source, 'export const routes = {\n', code),
  'data/strings.ts': (source, code) => after(source, 'export const strings = {\n', code),
  'lib/content/schemas.ts': (source, code) => source + code,
  'lib/content/kinds.ts': (source, code) =>
    after(source, 'export const kinds = {\n', code).replace(
      /import \{ (.*) \} from '.\/schemas';/,
      "import { $1, talkSchema } from './schemas';",
    ) + "export type Talk = Entry<'talks'>;\n",
  'lib/content/career.ts': (source, code) => source.replace('\n  resume,\n', `\n${code}`),
};

function after(source: string, text: string, code: string): string {
  expect(source).toContain(text);
  return source.replace(text, () => text + code);
}

const files = new Map(
  blocks.map(({ file, code }) => {
    const change = changes[file];
    return [path.resolve(file), change ? change(readFileSync(file, 'utf8'), code) : code];
  }),
);

/** What the compiler finds in the changed repository. */
function compile(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  // Otherwise the compiler does not look for files in folders that do not exist.
  host.directoryExists = () => true;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...others) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...others)
      : ts.createSourceFile(file, text, language);
  };
  // The languages that ship and the tests of the sample know all strings and routes of the sample.
  const others = fileNames.filter((file) =>
    /\/(?:scripts\/new\/languages|tests\/sample)\//.test(file),
  );
  const roots = [...files.keys(), ...others];
  const program = ts.createProgram([...roots, path.resolve('next-env.d.ts')], options, host);
  return roots.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

// A site may have talks of its own.
const test = existsSync('app/talks') ? it.skip : it;

test('compiles, and what knows all strings and routes too', () => {
  expect(blocks).toHaveLength(9);
  expect(compile()).toEqual([]);
}, 120_000);
