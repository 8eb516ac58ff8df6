// Part of `npm run lint`: GitHub's own parser finds nothing in the workflow files, each of their steps is an npm script that runs
// here too, what they need of each other is there, every slice has one that publishes it when what it is made of changed, and
// nothing that takes long is left out of the night.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';
import { madeOf } from './made-of.mjs';

/** @typedef {{ run?: unknown, uses?: unknown }} Step */
/** @typedef {{ steps?: unknown, uses?: unknown, needs?: unknown, strategy?: { matrix?: { script?: unknown } }, 'timeout-minutes'?: unknown }} Job */

const FOLDER = '.github/workflows';
/** `npm ci`, `npm test` or `npm run <script>`, with plain words; what it prints may go into the summary of the run. */
const STEP =
  /^npm (?:ci|test|run ([\w:-]+))((?: [\w@./:=-]+| \$\{\{ (?:inputs|vars)\.\w+ \}\})*)(?: >> "\$GITHUB_STEP_SUMMARY")?$/;
/** An action by a fixed tag, or a workflow of this repository. */
const ACTION = /^(?:[\w-]+\/[\w-]+@(?:v\d+(?:\.\d+)*|[0-9a-f]{40})|\.\/(\.github\/workflows\/[\w-]+\.yml))$/;

/** One script of several, each in a job of its own. */
const EACH = 'npm run ${{ matrix.script }}';
/** What takes too long for every change, beside all of `datastore:`. */
const LONG = ['release-model', 'histories', 'evaluate', 'fairness', 'pictures'];
const NIGHTLY = 'nightly.yml';

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

/** @param {Job} job @returns {string[]} the scripts that a job stands for, with what they are told */
const scriptsOf = ({ strategy }) => [strategy?.matrix?.script ?? []].flat().map(String);

/** @param {string} file @param {Step} step @param {Job} job */
function checkStep(file, { run, uses }, job) {
  if (uses !== undefined) return checkUses(file, uses);
  const runs = run === EACH ? scriptsOf(job).map((script) => `npm run ${script}`) : [String(run)];
  if (runs.length === 0) report(file, `"${EACH}" stands for no script.`);
  for (const each of runs) {
    const found = STEP.exec(each);
    if (found === null) report(file, `"${each}" is no npm script; write one, so that it runs elsewhere too.`);
    else if (found[1] !== undefined && !(found[1] in scripts))
      report(file, `package.json has no script "${found[1]}".`);
  }
}

/** @param {string} file @param {string} content */
async function checkForm(file, content) {
  const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
  const errors = value === undefined ? undefined : (await convertWorkflowTemplate(context, value)).errors;
  const said = errors?.map(({ Message }) => Message) ?? context.errors.getErrors().map(({ message }) => message);
  for (const message of said) report(file, `GitHub would not take it: ${message}`);
}

/** @param {Readonly<Record<string, Job>>} jobs */
function checkNight(jobs) {
  const steps = Object.values(jobs).flatMap(({ steps }) => (Array.isArray(steps) ? steps : []));
  const played = [
    ...Object.values(jobs)
      .flatMap(scriptsOf)
      .map((script) => script.split(' ', 1)[0]),
    ...steps.map(({ run }) => STEP.exec(String(run))?.[1]),
  ];
  const wanted = Object.keys(scripts).filter((name) => LONG.includes(name) || name.startsWith('datastore:'));
  for (const name of wanted) if (!played.includes(name)) report(NIGHTLY, `"${name}" is left out of the night.`);
}

/** @param {string} folder of a slice @param {unknown} paths whose change publishes it */
function checkPaths(folder, paths) {
  const wanted = [...madeOf(folder).map((each) => `${each}/**`), 'tooling/webpack/**', 'package-lock.json'];
  if (JSON.stringify(paths) !== JSON.stringify(wanted))
    report(`${folder}.yml`, `it is to publish when these change: ${wanted.join(', ')}.`);
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
  for (const step of steps) checkStep(file, step ?? {}, jobs[name] ?? {});
}

const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
for (const file of files)
  try {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    const { on, permissions, jobs } = parse(text) ?? {};
    if (on === undefined || typeof jobs !== 'object' || jobs === null) {
      report(file, 'it does not say when it runs, or what.');
      continue;
    }
    if (permissions === undefined) report(file, 'it says no permissions, and would have all of them.');
    for (const name of Object.keys(jobs)) checkJob(file, name, jobs);
    await checkForm(file, text);
    const folder = file.replace(/\.yml$/, '');
    if (folder.startsWith('mfe-') && existsSync(folder)) checkPaths(folder, on.push?.paths);
    if (file === NIGHTLY) checkNight(jobs);
  } catch (error) {
    report(file, `it cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }

for (const folder of readdirSync('.').filter((name) => name.startsWith('mfe-')))
  if (!files.includes(`${folder}.yml`)) report(`${folder}.yml`, 'it is missing; copy that of another slice.');
