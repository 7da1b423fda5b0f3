import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const engine = path.dirname(import.meta.dirname);

/**
 * Writes a tsconfig.json whose path alias `@site/*` points to another site's `data/`, into the `.cache/`
 * of that site.
 * @param {string} site folder of the site
 * @returns {string} path of the file
 */
export function siteTsconfig(site) {
  const folder = path.resolve(site, '.cache');
  const file = path.join(folder, 'tsconfig.json');
  // Turbopack supports relative paths only.
  const root = path.relative(folder, engine).replaceAll(path.sep, '/');
  const paths = { '@/*': [`${root}/*`], '@site/*': ['../data/*'] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ extends: `${root}/tsconfig.json`, compilerOptions: { paths } }),
  );
  return file;
}
