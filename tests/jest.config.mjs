import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';
import { esmPackages } from './support/esm-packages.mjs';
import { hasSample } from './support/has-sample.mjs';

// Unit tests expect a site at the root of its host. The browser tests test one below a path.
delete process.env.BASE_PATH;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The root as a regular expression: Jest takes brackets in paths for patterns. */
const rootPattern = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** next/jest ignores all of node_modules first, which would keep ES modules as they are. */
const esm = esmPackages(root).join('|').replaceAll('.', '\\.');

/**
 * A part of the tests.
 * @param {string} name a folder of tests/
 */
async function part(name, options = {}) {
  const config = await nextJest({ dir: root })({
    displayName: name,
    rootDir: root,
    testEnvironment: 'jsdom',
    roots: [`<rootDir>/tests/${name}`],
    testRegex: '\\.test\\.tsx?$',
    // For jest.mock: next/jest compiles the aliases of tsconfig.json into imports alone.
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
    ...options,
  })();
  return {
    ...config,
    transformIgnorePatterns: [`${rootPattern}/(?!(?:${esm})/(?!node_modules/))node_modules/`],
  };
}

export default async function config() {
  return {
    rootDir: root,
    projects: [await part('unit'), ...(hasSample(root) ? [await part('sample')] : [])],
    // Jest leaves one core idle, which on the two of a hosted runner is half of them.
    maxWorkers: '100%',
  };
}
