/** What is counted of Jest's `--json` result. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Files that failed to load: their tests are counted nowhere. */
  numRuntimeErrorTestSuites: number;
}

/** What is counted of the result of Playwright's `json` reporter. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  /** Errors outside a test, such as a server that does not start. */
  errors: readonly unknown[];
}

/** Counts the tests of a run that passed, failed and were skipped. */
export function countTests(report: JestReport | PlaywrightReport) {
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected + report.errors.length, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}
