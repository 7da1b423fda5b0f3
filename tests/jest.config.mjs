import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';
import { esmPackages } from './support/esm-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const createConfig = nextJest({ dir: root })({
  rootDir: root,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/tests/browser/'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@site/(.*)$': '<rootDir>/data/$1', '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  // Jest leaves one core idle, which on the two of a hosted runner is half of them.
  maxWorkers: '100%',
});

/** next/jest ignores all of node_modules first, which would keep ES modules as they are. */
export default async function config() {
  const esm = esmPackages(root).join('|').replaceAll('.', '\\.');
  return {
    ...(await createConfig()),
    transformIgnorePatterns: [`<rootDir>/(?!(?:${esm})/(?!node_modules/))node_modules/`],
  };
}
