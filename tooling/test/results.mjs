// Reads counts and spans out of the runners' reports.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { TOGETHER } from './together.mjs';

/** Where a package's `test` leaves jest's report; turbo puts it back when nothing has changed since. */
export const REPORT = '.cache/test/jest.json';

/** @typedef {{readonly passed: number, readonly failed: number}} Counts */
/** @typedef {{readonly name: string, readonly milliseconds: number}} Span how long a test took, with what is before it */
/** @typedef {{readonly name: string, readonly message: string}} Failure a test, and what it said */

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
 * @typedef {object} JestFile
 * @property {string} name its path
 * @property {number} startTime
 * @property {number} endTime
 * @property {string} [status]
 * @property {string} [message]
 * @property {readonly JestTest[]} [assertionResults]
 * @property {readonly string[]} [suspects] files of which one failed outside of all tests
 *
 * @typedef {object} JestTest
 * @property {string} status
 * @property {string} fullName
 * @property {readonly string[]} failureMessages
 * @property {readonly string[]} [ancestorTitles]
 * @property {number | null} [duration]
 *
 * @typedef {object} JestReport
 * @property {readonly JestFile[]} testResults
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {boolean} [ok]
 * @property {readonly {results: readonly {duration: number, errors?: readonly {message?: string}[]}[]}[]} tests
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly PlaywrightSpec[]} [specs]
 */

/** So much of what a test said is told again at the end. */
const MESSAGE_LINES = 14;

/** @param {readonly (string | undefined)[]} messages */
const shortened = (messages) =>
  stripVTControlCharacters(messages.join('\n')).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');

/**
 * What ran together is told file by file: each test by the file that it stands in.
 * @param {JestFile} file @returns {readonly JestFile[]} itself, or those that it brought together
 */
function apart(file) {
  const [root, own] = file.name.split(`/${TOGETHER}/`);
  if (own === undefined) return [file];
  const { assertionResults = [], status, message } = file;
  const titles = [...new Set(assertionResults.map(({ ancestorTitles = [] }) => ancestorTitles[0] ?? own))];
  const names = titles.map((title) => path.join(root ?? '', title));
  let from = file.startTime;
  const files = titles.map((title, index) => {
    const tests = assertionResults
      .filter(({ ancestorTitles = [] }) => ancestorTitles[0] === title)
      .map((each) => ({ ...each, fullName: each.fullName.slice(title.length).trim() }));
    const startTime = from;
    from += tests.reduce((all, { duration }) => all + (duration ?? 0), 0);
    const failed = tests.some((each) => each.status === 'failed');
    return {
      name: names[index] ?? own,
      startTime,
      endTime: from,
      status: failed ? 'failed' : 'passed',
      assertionResults: tests,
    };
  });
  // What fails outside of all tests, such as the end of a file, is told without a name.
  const isUnnamed = status === 'failed' && !assertionResults.some((each) => each.status === 'failed');
  if (!isUnnamed) return files;
  const [first = { ...file, name: path.join(root ?? '', own) }, ...others] = files;
  const suspects = names.length === 0 ? [first.name] : names;
  return [{ ...first, status: 'failed', ...(message !== undefined && { message }), suspects }, ...others];
}

/** @param {string} file jest's `--outputFile` @returns {readonly JestFile[]} */
function jestFiles(file) {
  if (!existsSync(file)) return [];
  /** @type {JestReport} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(apart);
}

/** @param {string} file jest's `--outputFile` @returns {readonly string[]} the files of tests in which something failed */
export const failedFiles = (file) =>
  jestFiles(file)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, suspects = [name] }) => suspects);

/** @param {string} file jest's `--outputFile` @returns {readonly Failure[]} */
export const jestFailures = (file) =>
  jestFiles(file)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults = [] }) => {
      const where = path.relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ name: where, message: shortened([message]) }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${where} › ${fullName}`,
        message: shortened(failureMessages),
      }));
    });

/**
 * A file of jest's is one span: what its tests share, above all the start of a server, belongs to none of them alone.
 * @param {string} file jest's `--outputFile` @returns {readonly Span[]}
 */
export const jestSpans = (file) =>
  jestFiles(file).map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    milliseconds: endTime - startTime,
  }));

/** @param {PlaywrightSuite} suite @returns {readonly Span[]} */
const spansOf = ({ title, suites = [], specs = [] }) => [
  ...specs.map((spec) => ({
    name: `${title} › ${spec.title}`,
    milliseconds: spec.tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0),
  })),
  ...suites.flatMap(spansOf),
];

/** @param {PlaywrightSuite} suite @returns {readonly Failure[]} */
const failuresOf = ({ title, suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => ok === false)
    .map((spec) => ({
      name: `${title} › ${spec.title}`,
      message: shortened(
        spec.tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map((each) => each.message))),
      ),
    })),
  ...suites.flatMap(failuresOf),
];

/** @param {string} file output of Playwright's JSON reporter @returns {readonly PlaywrightSuite[]} */
function playwrightSuites(file) {
  if (!existsSync(file)) return [];
  /** @type {{suites: readonly PlaywrightSuite[]}} */
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  return suites;
}

/** @param {string} file output of Playwright's JSON reporter @returns {readonly Failure[]} */
export const playwrightFailures = (file) => playwrightSuites(file).flatMap(failuresOf);

/** @param {string} file output of Playwright's JSON reporter @returns {readonly Span[]} */
export const playwrightSpans = (file) => playwrightSuites(file).flatMap(spansOf);

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
