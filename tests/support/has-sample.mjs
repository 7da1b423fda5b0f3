import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether the tests of the sample apply: they are still there, and the site is still the sample's.
 * @param {string} root the project's root
 */
export const hasSample = (root) =>
  existsSync(`${root}/tests/sample`) &&
  readFileSync(`${root}/data/owner.ts`, 'utf8').includes("name: 'John Doe'");
