import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(path.dirname(import.meta.dirname), '.cache');

/**
 * Writes a tsconfig.json whose path alias `@site/*` points to another site's `data/`.
 * @param {string} site folder of the site
 * @returns {string} path of the file
 */
export function siteTsconfig(site) {
  const file = path.join(folder, 'tsconfig.site.json');
  // Turbopack supports relative paths only.
  const data = path.relative(folder, path.resolve(site, 'data')).replaceAll(path.sep, '/');
  const paths = { '@/*': ['../*'], '@site/*': [`${data}/*`] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}
