import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from './write-files';

/** What a build makes, and what it does not read. */
const LEFT_OUT = /^(node_modules|out|shots|coverage|test-results|playwright-report|\..*)$/;

/**
 * Copies the project into its own cache folder, so that it can be built with other content. The copy
 * shares the installed packages; Turbopack follows links only below the outermost lock file.
 * @param files text of files to add or to replace, by path
 * @returns the copy's folder, and a function that removes it
 */
export function copyProject(files: Record<string, string> = {}): {
  folder: string;
  remove: () => void;
} {
  const root = process.cwd();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/copy-'));
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.test(name)) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFiles(folder, files);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
