// Part of `npm run lint`: the workflow files can be read, each of their steps is an npm script that runs here too, what they
// need of each other is there, and every slice has one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** @typedef {{ run?: unknown, uses?: unknown }} Step */
/** @typedef {{ steps?: unknown, uses?: unknown, needs?: unknown, 'timeout-minutes'?: unknown }} Job */

const FOLDER = '.github/workflows';
/** `npm ci`, `npm test` or `npm run <script>`, with plain words; what it prints may go into the summary of the run. */
const STEP =
  /^npm (?:ci|test|run ([\w:-]+))((?: [\w@./:=-]+| \$\{\{ (?:inputs|vars)\.\w+ \}\})*)(?: >> "\$GITHUB_STEP_SUMMARY")?$/;
/** An action by a fixed tag, or a workflow of this repository. */
const ACTION = /^(?:[\w-]+\/[\w-]+@(?:v\d+(?:\.\d+)*|[0-9a-f]{40})|\.\/(\.github\/workflows\/[\w-]+\.yml))$/;

/** @type {{ scripts?: Record<string, string> }} */
const { scripts = {} } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @param {string} file @param {string} what */
function report(file, what) {
  console.error(`${FOLDER}/${file}: ${what}`);
  process.exitCode = 1;
}

/** @param {string} file @param {unknown} uses */
function checkUses(file, uses) {
  const found = typeof uses === 'string' ? ACTION.exec(uses) : null;
  if (found === null)
    return report(file, `"${String(uses)}" is no action by a fixed tag, nor a workflow of this repository.`);
  if (found[1] !== undefined && !existsSync(found[1])) report(file, `there is no ${found[1]}.`);
}

/** @param {string} file @param {Step} step */
function checkStep(file, { run, uses }) {
  if (uses !== undefined) return checkUses(file, uses);
  const found = typeof run === 'string' ? STEP.exec(run) : null;
  if (found === null)
    return report(file, `"${String(run)}" is no npm script; write one, so that it runs elsewhere too.`);
  if (found[1] !== undefined && !(found[1] in scripts)) report(file, `package.json has no script "${found[1]}".`);
}

/** @param {string} file @param {string} name @param {Readonly<Record<string, Job>>} jobs */
function checkJob(file, name, jobs) {
  const { steps, uses, needs = [], 'timeout-minutes': minutes } = jobs[name] ?? {};
  for (const other of [needs].flat())
    if (!(String(other) in jobs)) report(file, `${name} needs ${other}, which is no job.`);
  if (uses !== undefined) return checkUses(file, uses);
  if (typeof minutes !== 'number')
    report(file, `${name} has no timeout-minutes: one that hangs would hang for six hours.`);
  if (!Array.isArray(steps)) return report(file, `${name} has no steps.`);
  for (const step of steps) checkStep(file, step ?? {});
}

const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
for (const file of files)
  try {
    const { on, permissions, jobs } = parse(readFileSync(path.join(FOLDER, file), 'utf8')) ?? {};
    if (on === undefined || typeof jobs !== 'object' || jobs === null) {
      report(file, 'it does not say when it runs, or what.');
      continue;
    }
    if (permissions === undefined) report(file, 'it says no permissions, and would have all of them.');
    for (const name of Object.keys(jobs)) checkJob(file, name, jobs);
  } catch (error) {
    report(file, `it cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }

for (const folder of readdirSync('.').filter((name) => name.startsWith('mfe-')))
  if (!files.includes(`${folder}.yml`)) report(`${folder}.yml`, 'it is missing; copy that of another slice.');
