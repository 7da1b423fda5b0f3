import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders of installed packages that ship ES modules. Jest runs CommonJS, so it has to transform
 * these. Reading the packages' own manifests keeps the list up to date.
 *
 * @param {string} root folder that contains node_modules
 * @returns {string[]} folders below the root, such as `node_modules/a/node_modules/b`
 */
export function esmPackages(root) {
  // npm's list of installed packages, including nested copies.
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  return Object.keys(installed.packages).filter((folder) => {
    const manifest = join(root, folder, 'package.json');
    return existsSync(manifest) && readJson(manifest).type === 'module';
  });
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
