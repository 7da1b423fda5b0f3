import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers stand that are not on every user's path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Looks for a command that is installed.
 * @param name its name
 * @returns its whole path, or nothing
 */
export function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
