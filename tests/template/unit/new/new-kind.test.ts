import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capitalize } from '@/lib/text';
import { copySite } from '../../support/site-copy';

/* The examples in docs/architecture.md, applied to the repository. */

const guide = readFileSync('docs/architecture.md', 'utf8');

/** The code of an example: the last path before each block of TypeScript is that of its file. */
function blocksOf(example: string) {
  const [, part = ''] = guide.split(`## Example: ${example}\n`);
  const [text = ''] = part.split('\n## ');
  return [...text.matchAll(/```tsx?\n([^]*?)```/g)].map(({ index, 1: code = '' }) => {
    const before = text.slice(0, index).matchAll(/`((?:app|components|data|lib)\/[^`]+\.tsx?)`/g);
    return { file: [...before].at(-1)?.[1] ?? '', code };
  });
}

type Change = (source: string, code: string) => string;

/** Inserts the code after a text. */
const after =
  (text: string): Change =>
  (source, code) => {
    expect(source).toContain(text);
    return source.replace(text, () => text + code);
  };

/** How the blocks of a kind, such as `talk`, change files that the repository has, in their order. */
const changesFor = (kind: string): Record<string, Change[]> => ({
  'lib/urls.ts': [after('export const routes = {\n')],
  'data/strings.ts': [
    (source, code) =>
      source.replace(
        /= (defineStrings\(.*?^}\));/ms,
        (_, call: string) =>
          `= {\n...${call},\n${new RegExp(`^  ${kind}s: .*?^  \\},\n`, 'ms').exec(code)?.[0] ?? code}};`,
      ),
    after(`${kind}s: {\n`),
  ],
  'lib/content/schemas.ts': [(source, code) => source + code],
  'lib/content/kinds.ts': [
    (source, code) =>
      [
        "import { toString } from 'mdast-util-to-string';",
        "import { markdown } from '../markdown/dialect';",
        after('export const kinds = {\n')(source, code).replace(
          /import \{ (.*) \} from '.\/schemas';/,
          `import { $1, ${kind}Schema } from './schemas';`,
        ),
        `export type ${capitalize(kind)} = Entry<'${kind}s'>;\n`,
      ].join('\n'),
    // Of the first kind, which is the new one.
    after('compare: newestFirst,\n'),
  ],
  'data/navigation.ts': [after('drawer: [\n')],
  'app/page.tsx': [
    (source, code) =>
      [
        "import { TalkList } from '@/components/talks/talk-list';",
        "import { ArrowForward } from '@/components/ui/arrows';",
        "import { TextLink } from '@/components/ui/text-link';",
        "import { TitledSection } from '@/components/ui/titled-section';",
        source.replace('<Toolkit', () => `${code}<Toolkit`),
      ].join('\n'),
  ],
  'lib/content/career.ts': [
    (source, code) =>
      source.replace('\n  resume,\n', '\n  resume: withTalks(resume, content.talks),\n') + code,
  ],
});

type Block = ReturnType<typeof blocksOf>[number];

/** The files of an example after some of its blocks. */
function filesAfter(blocks: readonly Block[], kind: string): Map<string, string> {
  const changes = changesFor(kind);
  const files = new Map<string, string>();
  const used = new Map<string, number>();
  for (const { file, code } of blocks) {
    const index = used.get(file) ?? 0;
    used.set(file, index + 1);
    const change = changes[file]?.[index];
    files.set(file, change ? change(files.get(file) ?? readFileSync(file, 'utf8'), code) : code);
  }
  return files;
}

const copy = copySite();
afterEach(() => copy.reset());

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

// A site may have talks and notes of its own.
const test = existsSync('app/talks') || existsSync('app/notes') ? it.skip : it;

test.each([
  ['a new kind of content', 'talk', 12],
  ['a second stream', 'note', 8],
])('%s and what knows all strings and routes compile: %s, %s blocks', (example, kind, count) => {
  const blocks = blocksOf(example).slice(0, count);
  expect(blocks).toHaveLength(count);
  expect(compile(filesAfter(blocks, kind))).toBe('');
});
