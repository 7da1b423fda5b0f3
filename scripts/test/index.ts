import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasAllRoutes } from '@/lib/site-sections';
import { readArguments } from '../shared/cli';

const usage = `npm test
Runs lint, unit tests, the build of the site (with type checks) and browser tests, and counts the tests. Where
tests/template is there, the fixtures are built and tested too. To include Firefox and WebKit: npx playwright install firefox webkit`;

readArguments(usage, {});

const reportOf = (script: string) =>
  path.join(tmpdir(), `test-report-${process.pid}-${script.replace(':', '-')}.json`);
const fixtures = {
  CONTENT_DIR: 'tests/template/fixtures/content',
  TRANSLATIONS_DIR: 'tests/template/fixtures/translations',
  OUT_DIR: 'out-fixtures',
};

/** The fields of a report that are used: first those of Jest, then those of Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
}

let passed = 0;
let failed = 0;
const failedSteps: string[] = [];

// Both wait often: side by side they take less time.
const [isBuilt] = await Promise.all([buildExports(), checkSources()]);
if (isBuilt) await run('test:browser', ['--reporter=list,json', '--grep-invert=@slow']);

if (failedSteps.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${failedSteps.join(', ')}`);
}
console.log(`\n${passed} passed, ${failed} failed`);

async function checkSources(): Promise<void> {
  await Promise.all([
    run('lint'),
    // Not on an owner's site, where removed routes leave unused code behind.
    existsSync('tests/template/sample') && run('unused'),
  ]);
  await run('test:unit', ['--json', `--outputFile=${reportOf('test:unit')}`]);
}

/** Builds what the browser tests need. The fixtures of the template can be built only with all sections. */
async function buildExports(): Promise<boolean> {
  const hasFixtures = existsSync(fixtures.CONTENT_DIR) && hasAllRoutes();
  return (await run('build')) && (!hasFixtures || (await run('build', [], fixtures)));
}

/**
 * Runs a script of package.json, counts its tests, and returns whether it succeeded. What it prints appears at its end
 * if other scripts run beside it.
 */
async function run(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  const report = reportOf(script);
  // The browser tests run alone, and for minutes.
  const stdio = script === 'test:browser' ? 'inherit' : 'pipe';
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    stdio: ['ignore', stdio, stdio],
    // On Windows npm is a .cmd file, which needs a shell.
    shell: process.platform === 'win32',
  });
  console.log(`${script} …`);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  console.log(`\n== ${script}\n${Buffer.concat(output).toString().trimEnd()}`);
  const counted: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(report, { force: true });
  passed += counted.numPassedTests ?? counted.stats?.expected ?? 0;
  const failures = counted.numFailedTests ?? counted.stats?.unexpected ?? 0;
  // A step that fails without a failed test, such as lint, counts as one.
  failed += status === 0 ? failures : Math.max(1, failures);
  if (status !== 0) failedSteps.push(script);
  return status === 0;
}
