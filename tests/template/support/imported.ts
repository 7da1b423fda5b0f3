import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '@/lib/files/files-in';
import { importPosts, type ImportOptions } from '@/scripts/new/import';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Imports a folder into an empty site. */
export async function imported(source: string, options: Partial<ImportOptions> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'imported-'));
  made.push(root);
  const [contentFolder, publicFolder] = [path.join(root, 'content'), path.join(root, 'public')];
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
    ).replaceAll(`${contentFolder}/`, '');
  return {
    contentFolder,
    report: await run(),
    again: run,
    files: () => filesIn(contentFolder),
    publicFiles: () => filesIn(publicFolder),
    read: (file: string) => readFileSync(path.join(contentFolder, file), 'utf8'),
  };
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, in lower case, each once. */
export const wordsIn = (text: string): string[] => [
  ...new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase())),
];
