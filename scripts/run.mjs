/*
 * Runs a script of this folder: node scripts/run.mjs check --publish
 * The environment variable SITE names the folder of another site than the repository's own: the path
 * alias `@site/*` then leads to its data/. https://tsx.is/dev-api/register-cjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [, , name, ...args] = process.argv;
const root = path.dirname(import.meta.dirname);
const { SITE } = process.env;

if (SITE) {
  const file = path.join(root, '.cache/tsconfig.site.json');
  const paths = { '@/*': [`${root}/*`], '@site/*': [`${path.resolve(SITE)}/data/*`] };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  // Processes that the script starts get it too.
  process.env.TSX_TSCONFIG_PATH = file;
}

process.argv = [process.argv[0], path.join(import.meta.dirname, `${name}.ts`), ...args];
await import('tsx');
await import(`./${name}.ts`);
