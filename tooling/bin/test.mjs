// `npm test`: installs what is missing, then types, lint, unit and API tests, build, browser tests; by its name alone, images.
// Ends with the slowest and the line "N passed, N failed". `npm test -- unit` runs only the named stages; with `--once`
// nothing is tried a second time.
import '../bootstrap/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { findHeadless } from '../test/chromium.mjs';
import {
  failedFiles,
  jestCounts,
  jestFailures,
  jestSpans,
  playwrightCounts,
  playwrightFailures,
  playwrightSpans,
  REPORT,
  slowest,
  sum,
} from '../test/results.mjs';
import { settled, told } from '../test/second-try.mjs';
import { workspaceFolders } from '../workspaces.cjs';

/** @typedef {import('../test/results.mjs').Counts} Counts */

const SLOWEST = 15;
const reports = path.resolve('.cache/test');
const startedAt = Date.now();
/** @type {Counts} */
let total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {import('../test/results.mjs').Span[]} */
const spans = [];
/** @type {string[]} what was not tried */
const leftOut = [];
/** @type {import('../test/results.mjs').Failure[]} */
const failed = [];
/** @type {import('../test/results.mjs').Failure[]} */
const unsteady = [];
const isOnce = process.argv.includes('--once');

/** @param {string} command @param {readonly string[]} args @param {Readonly<Record<string, string>>} environment */
function run(command, args, environment = {}, cwd = process.cwd()) {
  const env = { ...process.env, ...environment };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, cwd }).status === 0;
}

/** @typedef {import('../test/second-try.mjs').Outcome} Outcome */

/** @param {Outcome} first @param {() => Outcome} again @returns {Counts} */
function counted(first, again) {
  const outcome = isOnce ? { ...first, unsteady: [] } : settled(first, again);
  failed.push(...outcome.failures);
  unsteady.push(...outcome.unsteady);
  return outcome.counts;
}

/** @param {boolean} ok @returns {Counts} */
const asOneCheck = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
/** @param {boolean} ok @param {Counts} counts @returns {Counts} what failed without a report has failed, too */
const orFailed = (ok, counts) => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1 });
/** @param {readonly string[]} words tasks, and which packages; each runs what has changed since it last ran well */
const turbo = (...words) =>
  run('npx', ['--no-install', 'turbo', 'run', ...words, '--continue', '--output-logs=new-only']);

/** The packages with tests of their own; the browser tests have a stage to themselves. */
const tested = workspaceFolders().filter((folder) => existsSync(path.join(folder, 'jest.config.cjs')));

/** @param {readonly string[]} files jest's reports @param {boolean} ok @returns {Outcome} */
const jestOutcome = (files, ok) => ({
  counts: orFailed(ok, files.map(jestCounts).reduce(sum)),
  failures: files.flatMap(jestFailures),
});

/** Runs the files of tests that failed once more, one after the other. @returns {Outcome} */
function jestAgain() {
  const results = tested.flatMap((folder) => {
    const files = failedFiles(path.join(folder, REPORT));
    if (files.length === 0) return [];
    console.log(`\nOnce more, by themselves: ${files.map((file) => path.relative('.', file)).join(', ')}`);
    const report = path.resolve(folder, REPORT.replace('.json', '.again.json'));
    rmSync(report, { force: true });
    const words = ['--runInBand', '--json', `--outputFile=${report}`, '--runTestsByPath', ...files];
    return [{ report, ok: run('npx', ['--no-install', 'jest', ...words], {}, path.resolve(folder)) }];
  });
  return jestOutcome(
    results.map(({ report }) => report),
    results.every(({ ok }) => ok),
  );
}

/** @param {Readonly<Record<string, string>>} browsers @param {string} name of the report @param {readonly string[]} words @returns {Outcome} */
function play(browsers, name, words = []) {
  const report = path.join(reports, name);
  const environment = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = run('npm', ['run', '--silent', 'e2e', '-w', 'e2e', '--', ...words], environment);
  if (words.length === 0) spans.push(...playwrightSpans(report));
  return { counts: orFailed(ok, playwrightCounts(report)), failures: playwrightFailures(report) };
}

/** @type {Readonly<Record<string, () => Counts>>} */
const stages = {
  // One process knows all packages' types: several, a package each, read those below them again and again.
  types: () => asOneCheck(run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-b'])),
  lint: () => asOneCheck(run(process.execPath, ['tooling/bin/lint.mjs'])),
  unit: () => {
    const files = tested.map((folder) => path.join(folder, REPORT));
    for (const file of files) rmSync(file, { force: true });
    // Each package's tests take all cores: those of two side by side starve each other's servers.
    const ok = turbo('test', '--concurrency=1', ...tested.map((folder) => `--filter=./${folder}`));
    spans.push(...files.flatMap(jestSpans));
    return counted(jestOutcome(files, ok), jestAgain);
  },
  build: () => asOneCheck(turbo('build', 'sbom', 'build-storybook')),
  // What the images hold, started as they start: by its name alone, before images are built and every night.
  images: () => asOneCheck(run('npm', ['run', '--silent', 'images'])),
  browser: () => {
    // A journey that is for every language is played in one of them by turns here, and in all of them every night.
    leftOut.push(
      'journeys that take minutes, and the one in Firefox. Every night plays them, and so does npm run e2e.',
    );
    const browsers = { CHROME_PATH: findHeadless(), E2E_TURNS: '1' };
    return counted(play(browsers, 'playwright.json'), () =>
      play(browsers, 'playwright.again.json', ['--last-failed', '--workers=1']),
    );
  },
};

const wanted = process.argv.slice(2).filter((word) => word !== '--once');
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage "${unknown.join(', ')}". Choose from ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

try {
  ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  for (const [name, stage] of Object.entries(stages)) {
    if (wanted.length > 0 ? !wanted.includes(name) : name === 'images') continue;
    const from = Date.now();
    console.log(`\n▸ ${name}`);
    const counts = stage();
    total = sum(total, counts);
    if (counts.failed > 0) failures.push(name);
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    console.log(`▸ ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total = sum(total, { passed: 0, failed: 1 });
  failures.push('set-up');
}

if (spans.length > 0) console.log(`\nThe slowest:\n${slowest(spans, SLOWEST)}`);
if (unsteady.length > 0)
  console.log(`\nUnsteady, passed by themselves in a second try; find out why:\n${told(unsteady)}`);
if (failed.length > 0) console.log(`\nFailed:\n${told(failed)}`);
for (const sentence of leftOut) console.log(`\nLeft out: ${sentence}`);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  failures.length === 0
    ? `\nAll is well after ${seconds} s.`
    : `\nTo mend: ${failures.join(', ')} (after ${seconds} s).`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
