/*
 * Runs a script of this folder: node scripts/run.mjs check --publish
 * The environment variable SITE is the folder of another site. The path alias `@site/*` then points to
 * the data/ of that site. https://tsx.is/dev-api/register-cjs
 */
import path from 'node:path';
import { siteTsconfig } from './site-tsconfig.mjs';

const [, , name, ...args] = process.argv;
const { SITE } = process.env;

// Child processes inherit it.
if (SITE) process.env.TSX_TSCONFIG_PATH = siteTsconfig(SITE);

process.argv = [process.argv[0], path.join(import.meta.dirname, `${name}.ts`), ...args];
await import('tsx');
await import(`./${name}.ts`);
