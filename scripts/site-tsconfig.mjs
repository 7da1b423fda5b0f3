import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/**
 * Writes a tsconfig.json in which the path alias `@site/*` leads to another site's `data/`.
 * @param {string} site its folder
 * @returns {string} path of the file
 */
export function siteTsconfig(site) {
  const file = path.join(root, '.cache/tsconfig.site.json');
  const paths = { '@/*': [`${root}/*`], '@site/*': [`${path.resolve(site)}/data/*`] };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}
