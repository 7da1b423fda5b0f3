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

type Change = (source: string, code: string) => string;

/** Inserts the code after a text. */
const after =
  (text: string): Change =>
  (source, code) => {
    expect(source).toContain(text);
    return source.replace(text, () => text + code);
  };

/** How the blocks change files that the repository has, in their order. */
const changes: Record<string, Change[]> = {
  'lib/urls.ts': [after('export const routes = {\n')],
  'data/strings.ts': [after('export const strings = {\n'), after('talks: {\n')],
  'lib/content/schemas.ts': [
    (source, code) => source + code,
    after('export const talkSchema = z.strictObject({\n'),
  ],
  'lib/content/kinds.ts': [
    (source, code) =>
      after('export const kinds = {\n')(source, code).replace(
        /import \{ (.*) \} from '.\/schemas';/,
        "import { $1, talkSchema } from './schemas';",
      ) + "export type Talk = Entry<'talks'>;\n",
    // Of the first kind, which is the new one.
    after('compare: newestFirst,\n'),
  ],
  'lib/content/career.ts': [
    (source, code) =>
      source.replace('\n  resume,\n', '\n  resume: withTalks(resume, content.talks),\n') + code,
  ],
};

/** The files of the example after some of its blocks. */
function filesAfter(count: number): Map<string, string> {
  const files = new Map<string, string>();
  const used = new Map<string, number>();
  for (const { file, code } of blocks.slice(0, count)) {
    const index = used.get(file) ?? 0;
    used.set(file, index + 1);
    const name = path.resolve(file);
    const change = changes[file]?.[index];
    files.set(name, change ? change(files.get(name) ?? readFileSync(file, 'utf8'), code) : code);
  }
  return files;
}

/** Files that the example does not change, parsed once for all its steps. */
const unchanged = new Map<string, ts.SourceFile | undefined>();

/** What the compiler finds in the changed repository. */
function compile(files: ReadonlyMap<string, string>): string[] {
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
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!unchanged.has(file)) unchanged.set(file, getSourceFile(file, language, ...others));
    return unchanged.get(file);
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

test.each([
  ['the list', 7],
  ['the pages', 11],
])(
  '%s and what knows all strings and routes compile',
  (_, count) => {
    expect(blocks).toHaveLength(11);
    expect(compile(filesAfter(count))).toEqual([]);
  },
  120_000,
);
