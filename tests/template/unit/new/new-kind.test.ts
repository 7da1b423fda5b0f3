import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '../../support/site-copy';

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
  'data/strings.ts': [
    (source, code) =>
      source.replace(
        /= (defineStrings\(.*?^}\));/ms,
        (_, call: string) => `= {\n...${call},\n${code}};`,
      ),
    after('talks: {\n'),
  ],
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
    const change = changes[file]?.[index];
    files.set(file, change ? change(files.get(file) ?? readFileSync(file, 'utf8'), code) : code);
  }
  return files;
}

const copy = copySite();
afterAll(() => rmSync(copy.root, { recursive: true }));

/** What the compiler prints of the changed repository. */
function compile(files: ReadonlyMap<string, string>): string {
  for (const [file, text] of files) {
    mkdirSync(path.join(copy.root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy.root, file), text);
  }
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    files: [...files.keys()],
    // The tests of the sample know all its routes.
    include: ['tests/template/sample', '**/*.d.ts'],
  };
  writeFileSync(path.join(copy.root, 'tsconfig.talks.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/typescript-7/lib/tsc.js', '--project', 'tsconfig.talks.json', '--checkers', '1'],
    { cwd: copy.root, encoding: 'utf8' },
  );
  return stdout + stderr;
}

// A site may have talks of its own.
const test = existsSync('app/talks') ? it.skip : it;

test.each([
  ['the list', 7],
  ['the pages', 11],
])('%s and what knows all strings and routes compile', (_, count) => {
  expect(blocks).toHaveLength(11);
  expect(compile(filesAfter(count))).toBe('');
});
