import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '@/build/cli/read-arguments';
import { runScript, type ScriptRun } from './test/run-script';
import { addTotals, closingLine, jestTotals, playwrightTotals, type Totals } from './test/totals';

readArguments({
  call: 'npm test --',
  does: 'Runs lint, types, unit tests, builds and browser tests, and counts them.',
});

const folder = mkdtempSync(join(tmpdir(), 'portfolio-test-'));
const unit = join(folder, 'unit.json');
const builds = join(folder, 'builds.json');
const browser = join(folder, 'browser.json');

/** Stages run one after the other, the scripts of a stage side by side. */
const stages: readonly (readonly ScriptRun[])[] = [
  [
    { name: 'lint', hold: true },
    { name: 'types', hold: true },
  ],
  [{ name: 'test:unit', args: ['--json', `--outputFile=${unit}`] }],
  [{ name: 'test:build', args: ['--json', `--outputFile=${builds}`] }],
  [{ name: 'build' }],
  [
    {
      name: 'test:browser',
      args: ['--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
    },
  ],
];

const stopped = await firstFailure();
const totals = addTotals(
  read(unit, jestTotals),
  read(builds, jestTotals),
  read(browser, playwrightTotals),
);
rmSync(folder, { recursive: true, force: true });

if (stopped) {
  console.log(`\nStopped: ${stopped} failed.`);
  // A stage that fails without a failing test must not leave a line that reads like success.
  if (totals.failed === 0) totals.failed = 1;
  process.exitCode = 1;
}
console.log(`\n${closingLine(totals)}`);

async function firstFailure(): Promise<string | undefined> {
  for (const scripts of stages) {
    const codes = await Promise.all(scripts.map(runScript));
    const failed = scripts.filter((_, index) => codes[index] !== 0).map(({ name }) => name);
    if (failed.length > 0) return failed.join(' and ');
  }
  return undefined;
}

function read<Result>(file: string, count: (result: Result) => Totals): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  return count(JSON.parse(readFileSync(file, 'utf8')) as Result);
}
