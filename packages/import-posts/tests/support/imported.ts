import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importPosts, type ImportOptions } from '../../src/import-posts';

// Whatever the language of the owner's site is.
jest.mock('@/data/site', () => {
  const site: { settings: object } = jest.requireActual('@/data/site');
  return { ...site, settings: { ...site.settings, language: 'en' } };
});

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imported-'));
  made.push(folder);
  return folder;
}

/** Contents of files by path, such as `content/posts/a.md`. */
export type Files = Record<string, string | Buffer>;

/** Creates a folder for one test, and returns its path. */
export function projectFolder(files: Files): string {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** The folder of the invented site of a generator. */
export const fixture = (name: string): string => path.join(__dirname, '../../fixtures', name);

/** The files below a folder, sorted. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

/** Imports a folder into an empty site. */
export async function imported(source: string, options: Partial<ImportOptions> = {}) {
  const root = temporaryFolder();
  const [contentFolder, publicFolder] = [path.join(root, 'content'), path.join(root, 'public')];
  mkdirSync(contentFolder);
  mkdirSync(publicFolder);
  const run = async (more: Partial<ImportOptions> = {}) =>
    (
      await importPosts(source, {
        contentFolder,
        publicFolder,
        yes: true,
        download: false,
        dryRun: false,
        ...options,
        ...more,
      })
    ).text.replaceAll(`${contentFolder}/`, '');
  return {
    contentFolder,
    report: await run(),
    again: run,
    files: () => filesIn(contentFolder),
    publicFiles: () => filesIn(publicFolder),
    read: (file: string) => readFileSync(path.join(contentFolder, file), 'utf8'),
  };
}

/** The lines of a report on what the import did: without the paths of the posts, and without empty lines. */
export const told = (report: string): string =>
  report
    .split('\n')
    .filter((line) => / written: |^Try |\(\d+\)$|^ {2}(?!.* → )/.test(line))
    .join('\n');
