// Reads the counts out of the runners' reports.
import { existsSync, readFileSync } from 'node:fs';

/** Where a package's `test` leaves jest's report; turbo puts it back when nothing has changed since. */
export const REPORT = '.cache/test/jest.json';

/** @param {string} file jest's `--outputFile` */
export function jestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** @param {string} file output of Playwright's JSON reporter */
export function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * @param {{passed: number, failed: number}} one
 * @param {{passed: number, failed: number}} other
 */
export const sum = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });
