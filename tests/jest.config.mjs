import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';
import { hasSample } from './has-sample.mjs';

// Unit tests expect a site at the root of its host. The browser tests test one below a path.
delete process.env.BASE_PATH;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The root as a regular expression: Jest takes brackets in paths for patterns. */
const rootPattern = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The folders of packages that ship ES modules, which Jest has to transform, from npm's list of what it has
 * installed. next/jest ignores all of node_modules first, which would keep them as they are.
 */
const esm = Object.keys(readJson(join(root, 'node_modules/.package-lock.json')).packages)
  .filter((folder) => {
    const manifest = join(root, folder, 'package.json');
    return existsSync(manifest) && readJson(manifest).type === 'module';
  })
  .join('|')
  .replaceAll('.', '\\.');

/**
 * The configuration of one kind of tests.
 * @param {string} displayName
 * @param {import('jest').Config} settings its folder, environment, pattern and setup
 */
async function configOf(displayName, settings) {
  const config = await nextJest({ dir: root })({
    displayName,
    rootDir: root,
    // For jest.mock: next/jest compiles the aliases of tsconfig.json into imports alone.
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^@main-data/(.*)$': '<rootDir>/data/$1' },
    ...settings,
  })();
  return {
    ...config,
    transformIgnorePatterns: [`${rootPattern}/(?!(?:${esm})/(?!node_modules/))node_modules/`],
  };
}

const node = { testEnvironment: 'node', testRegex: '(?<!\\.dom)\\.test\\.ts$' };
/** Tests of components, and others that read HTML. */
const dom = {
  testEnvironment: 'jsdom',
  testRegex: '\\.test\\.tsx$|\\.dom\\.test\\.ts$',
  setupFilesAfterEnv: ['<rootDir>/tests/template/support/setup-dom.ts'],
};

/** The folders of tests. An owner may have deleted those of the template. */
const isThere = (/** @type {string} */ folder) => existsSync(join(root, 'tests', folder));
const roots = (/** @type {string} */ folder) => [`<rootDir>/tests/${folder}`];

export default async function config() {
  return {
    rootDir: root,
    // Some tests build a site; its speed is a matter of benchmarks.
    testTimeout: 300_000,
    projects: [
      await configOf('site', { ...node, roots: roots('site') }),
      ...(isThere('template/unit')
        ? [
            await configOf('unit', { ...node, roots: roots('template/unit') }),
            await configOf('dom', { ...dom, roots: roots('template/unit') }),
            // Needs nginx, Apache and Caddy: npm run test:hosts
            await configOf('hosts', { ...node, roots: roots('template/hosts') }),
          ]
        : []),
      ...(existsSync(join(root, 'packages/import-posts'))
        ? [await configOf('import', { ...node, roots: ['<rootDir>/packages/import-posts/tests'] })]
        : []),
      ...(hasSample(root)
        ? [await configOf('sample', { ...node, roots: roots('template/sample') })]
        : []),
    ],
    // Jest leaves one core idle, which on the two of a hosted runner is half of them.
    maxWorkers: '100%',
  };
}
