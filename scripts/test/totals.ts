/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Jest's `--json` result that is counted. */
export interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that broke before their first test; without them such a run would count no failure. */
  numRuntimeErrorTestSuites: number;
}

/** The part of the result of Playwright's `json` reporter that is counted. */
export interface PlaywrightResult {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside a test, such as a server that does not start. */
  errors: readonly unknown[];
}

/**
 * Counts a Jest run.
 *
 * @param result what Jest wrote to `--outputFile`
 */
export function jestTotals(result: JestResult): Totals {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * Counts a Playwright run. A flaky test passed in the end, and the runner accepts it.
 *
 * @param result what the `json` reporter wrote
 */
export function playwrightTotals({ stats, errors }: PlaywrightResult): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Adds up runs.
 *
 * @param runs totals of each
 */
export function addTotals(...runs: readonly Totals[]): Totals {
  const sum = (key: keyof Totals) => runs.reduce((total, run) => total + run[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The line that closes a test run.
 *
 * @param totals sum of all runs
 * @returns `N passed, N failed`, and how many were skipped when any were
 */
export function closingLine({ passed, failed, skipped }: Totals): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
