import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from './write-files';

/** Generated files, and files that a build does not read. */
const EXCLUDED = /^(node_modules|out|shots|coverage|test-results|playwright-report|\..*)$/;

/**
 * Copies the project into a folder below `.cache/`, so that it can be built with other content. The
 * copy links to the installed packages. It has to be inside the project, because Turbopack follows
 * links only below the outermost lock file.
 * @param files contents of files to add or replace, by path
 * @returns the folder of the copy, and a function that removes it
 */
export function copyProject(files: Record<string, string> = {}): {
  folder: string;
  remove: () => void;
} {
  const root = process.cwd();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/copy-'));
  for (const name of readdirSync(root)) {
    if (!EXCLUDED.test(name)) {
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  writeFiles(folder, files);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
