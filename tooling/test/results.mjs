// Reads counts and spans out of the runners' reports.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a package's `test` leaves jest's report; turbo puts it back when nothing has changed since. */
export const REPORT = '.cache/test/jest.json';

/** @typedef {{readonly passed: number, readonly failed: number}} Counts */
/** @typedef {{readonly name: string, readonly milliseconds: number}} Span how long a test took, with what is before it */

/** @type {Counts} */
const NO_REPORT = { passed: 0, failed: 1 };

/** @param {string} file jest's `--outputFile` @returns {Counts} */
export function jestCounts(file) {
  if (!existsSync(file)) return NO_REPORT;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** @param {string} file output of Playwright's JSON reporter @returns {Counts} */
export function playwrightCounts(file) {
  if (!existsSync(file)) return NO_REPORT;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** @param {Counts} one @param {Counts} other @returns {Counts} */
export const sum = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

/**
 * @typedef {object} JestReport
 * @property {readonly {name: string, startTime: number, endTime: number}[]} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly {title: string, tests: readonly {results: readonly {duration: number}[]}[]}[]} [specs]
 */

/**
 * A file of jest's is one span: what its tests share, above all the start of a server, belongs to none of them alone.
 * @param {string} file jest's `--outputFile` @returns {readonly Span[]}
 */
export function jestSpans(file) {
  if (!existsSync(file)) return [];
  /** @type {JestReport} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    milliseconds: endTime - startTime,
  }));
}

/** @param {PlaywrightSuite} suite @returns {readonly Span[]} */
const spansOf = ({ title, suites = [], specs = [] }) => [
  ...specs.map((spec) => ({
    name: `${title} › ${spec.title}`,
    milliseconds: spec.tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0),
  })),
  ...suites.flatMap(spansOf),
];

/** @param {string} file output of Playwright's JSON reporter @returns {readonly Span[]} */
export function playwrightSpans(file) {
  if (!existsSync(file)) return [];
  /** @type {{suites: readonly PlaywrightSuite[]}} */
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return suites.flatMap(spansOf);
}

/**
 * @param {readonly Span[]} spans @param {number} count at most so many lines
 * @returns {string} the longest, longest first, a line each
 */
export const slowest = (spans, count) =>
  spans
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
    .join('\n');
