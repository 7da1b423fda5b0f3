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
try {
  await import(`./${name}.ts`);
} catch (error) {
  // A script that imports data/ does not start if a file of it is unreadable.
  const { findUnreadableData } = await import('../build/unreadable-data.ts');
  const { formatProblems } = await import('../lib/content/problem.ts');
  const problems = await findUnreadableData(SITE || '.');
  if (problems.length === 0) throw error;
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
