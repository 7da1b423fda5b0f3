import { existsSync, readFileSync } from 'node:fs';

/**
 * Whether the tests of the sample site apply: they exist, and the site is still the sample.
 * @param {string} root the project's root
 */
export const hasSample = (root) =>
  existsSync(`${root}/tests/template/sample`) &&
  readFileSync(`${root}/data/resume.json`, 'utf8').includes('"name": "John Doe"');
