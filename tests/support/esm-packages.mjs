import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the installed packages that ship ES modules stand. Jest runs CommonJS, so these have to go
 * through the transform; asking the packages themselves keeps the list from going stale.
 *
 * @param {string} root folder that holds node_modules
 * @returns {string[]} folders below the root, such as `node_modules/a/node_modules/b`
 */
export function esmPackages(root) {
  // npm writes this list of what it really installed, nested copies included.
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  return Object.keys(installed.packages).filter((folder) => {
    const manifest = join(root, folder, 'package.json');
    return existsSync(manifest) && readJson(manifest).type === 'module';
  });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
