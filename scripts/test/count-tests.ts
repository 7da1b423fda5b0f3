/** The used fields of Jest's `--json` result. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Number of files that failed to load. Their tests are in no other count. */
  numRuntimeErrorTestSuites: number;
}

/** The used fields of the result of Playwright's `json` reporter. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  /** Errors outside a test, such as a server that does not start. */
  errors: readonly unknown[];
}

/** Counts the passed, failed and skipped tests of a run. */
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
