/** @jest-environment node */
import { countTests } from '@/scripts/test/count-tests';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numRuntimeErrorTestSuites: 0,
};

it('counts the tests of Jest', () => {
  expect(countTests(jestReport)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

it('counts a file that failed to load as a failed test', () => {
  expect(countTests({ ...jestReport, numRuntimeErrorTestSuites: 2 }).failed).toBe(3);
});

it('counts the tests of Playwright, and an error outside of them as a failed one', () => {
  const stats = { expected: 4, unexpected: 1, skipped: 2 };
  expect(countTests({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});
