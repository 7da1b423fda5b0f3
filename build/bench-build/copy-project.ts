import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build makes, and what it does not read. */
const LEFT_OUT = /^(node_modules|out|shots|coverage|test-results|playwright-report|\..*)$/;

/**
 * Copies the project into its own cache folder, so that it can be built with other content. The copy
 * shares the installed packages; Turbopack follows links only below the outermost lock file.
 * @param files text of files to add or to replace, by path
 * @param root the project's folder
 * @returns the copy's folder, and how to remove it
 */
export function copyProject(
  files: Record<string, string> = {},
  root = process.cwd(),
): { folder: string; remove: () => void } {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/copy-'));
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.test(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
