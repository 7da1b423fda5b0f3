import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '@/lib/cli';
import { hasAllRoutes } from '@/lib/features';

const usage = `npm test
Runs lint, unit tests, the builds of the site and of the fixtures (with type checks) and browser tests, and
counts the tests. To include Firefox and WebKit: npx playwright install firefox webkit`;

readArguments(usage, {});

const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
const report = path.join(folder, 'report.json');
const jestReport = ['--json', `--outputFile=${report}`];
const fixtures = { CONTENT_DIR: 'tests/fixtures/content', OUT_DIR: 'out-fixtures' };

/** The fields of a report that are used: first those of Jest, then those of Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  /** Files that failed to load. Their tests are not counted elsewhere. */
  numRuntimeErrorTestSuites?: number;
  stats?: { expected: number; unexpected: number };
  /** Errors outside tests, such as a server that does not start. */
  errors?: unknown[];
}

let passed = 0;
let failed = 0;
const failedSteps: string[] = [];

run('lint');
// Not on an owner's site, where removed routes leave unused code behind.
if (existsSync('tests/sample')) run('unused');
run('test:unit', jestReport);
// The browser tests need both builds. The fixtures can be built only with all features.
if (run('build') && (!hasAllRoutes() || run('build', [], fixtures))) {
  run('test:browser', ['--reporter=list,json']);
}

rmSync(folder, { recursive: true });
if (failedSteps.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${failedSteps.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);

/** Runs a script of package.json, counts its tests, and returns whether it succeeded. */
function run(script: string, args: string[] = [], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows npm is a .cmd file, which needs a shell.
    shell: process.platform === 'win32',
  });
  const isSuccessful = status === 0;
  const counted: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(report, { force: true });
  passed += counted.numPassedTests ?? counted.stats?.expected ?? 0;
  const failures =
    (counted.numFailedTests ?? counted.stats?.unexpected ?? 0) +
    (counted.numRuntimeErrorTestSuites ?? counted.errors?.length ?? 0);
  // A step without tests that fails counts as one.
  failed += isSuccessful ? failures : Math.max(1, failures);
  if (!isSuccessful) failedSteps.push(script);
  return isSuccessful;
}
