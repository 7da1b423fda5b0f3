import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '@/build/cli';
import { countTests } from './test/count-tests';

const usage = `npm test
Runs lint, types, unit tests, builds and browser tests, and counts the tests. Firefox and WebKit are
tested if they are installed.`;

readArguments(usage, {});
const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
const report = path.join(folder, 'report.json');
const steps: { name: string; args?: string[]; env?: Record<string, string> }[] = [
  { name: 'lint' },
  { name: 'types' },
  { name: 'test:unit', args: ['--json', `--outputFile=${report}`] },
  { name: 'build' },
  // Even with NODE_ENV=development in the shell, a build must not publish drafts.
  {
    name: 'build',
    // Gateways serve a site at its root alone.
    args: process.env.BASE_PATH ? [] : ['--ipfs'],
    env: { SITE: 'tests/fixtures/site', NODE_ENV: 'development' },
  },
  { name: 'test:browser', args: ['--reporter=list,json'] },
  { name: 'test:browsers', args: ['--reporter=list,json'] },
];
const total = { passed: 0, failed: 0, skipped: 0 };
const failed: string[] = [];
for (const { name, args = [], env } of steps) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows npm is a .cmd file, which needs a shell.
    shell: process.platform === 'win32',
  });
  const counted = existsSync(report) && countTests(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(report, { force: true });
  if (counted) {
    total.passed += counted.passed;
    total.failed += counted.failed;
    total.skipped += counted.skipped;
  }
  if (status === 0) continue;
  failed.push(name);
  // A failed lint, type check or build has no failed tests to count.
  if (!counted || counted.failed === 0) total.failed++;
  // The browser tests need both builds.
  if (name === 'build') break;
}
rmSync(folder, { recursive: true });
if (failed.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${failed.join(', ')}`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
