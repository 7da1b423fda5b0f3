/** @jest-environment node */
import { addTotals, closingLine, jestTotals, playwrightTotals } from '@/scripts/test/totals';

const jestResult = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

test('jestTotals counts pending and todo tests as skipped', () => {
  expect(jestTotals(jestResult)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('jestTotals counts a file that broke before its first test as a failure', () => {
  expect(jestTotals({ ...jestResult, numRuntimeErrorTestSuites: 2 }).failed).toBe(3);
});

test('playwrightTotals counts errors outside a test as failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightTotals({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('addTotals adds each count', () => {
  const run = { passed: 1, failed: 2, skipped: 3 };
  expect(addTotals(run, run)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test('closingLine names skipped tests only when there are any', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
