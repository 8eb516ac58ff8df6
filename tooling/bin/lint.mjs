// `npm run lint`: the format, eslint, the arrows of the house, what nobody uses, what is cited but not there, and that
// every package can be checked alone, and that the design system's version says what changed of it. eslint runs twice, side by side: packages of one half share most of their types.
import { readFileSync } from 'node:fs';
import { runChecks } from '../test/checks.mjs';
import { workspaceFolders } from '../workspaces.cjs';

const folders = workspaceFolders();
const isForBrowsers = (/** @type {string} */ folder) =>
  folder === 'tooling' || 'react' in (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies ?? {});
const forBrowsers = folders.filter(isForBrowsers);

/** @param {string} name of what is remembered @param {readonly string[]} leftOut folders */
const eslint = (name, leftOut) =>
  /** @type {const} */ ([
    'eslint',
    '--cache',
    `--cache-location=.cache/eslint-${name}/`,
    '--max-warnings=0',
    '.',
    ...leftOut.flatMap((folder) => ['--ignore-pattern', `${folder}/`]),
  ]);

await runChecks(
  [
    eslint(
      'browser',
      folders.filter((folder) => !forBrowsers.includes(folder)),
    ),
    eslint('node', forBrowsers),
    ['prettier', '--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.'],
    ['node', 'tooling/lint/arrows.mjs'],
    ['knip', '--no-progress'],
    ['node', 'tooling/bin/language.mjs', 'check'],
    ['node', 'tooling/bin/language.mjs', 'hard-coded'],
    ['node', '--conditions=source', '--import', 'tsx', 'design-system/scripts/write-tokens.mjs', '--check'],
    ['node', 'design-system/scripts/version.mjs'],
    ['node', '--import', 'tsx', 'bench/sizes/main.ts', '--check'],
    ['node', 'tooling/lint/cited-files.mjs'],
    ['node', 'tooling/docs/draw-house.mjs', '--check'],
    ['node', 'tooling/lint/package-scripts.mjs'],
    ['node', 'tooling/lint/type-checked.mjs'],
    ['node', 'tooling/lint/owners.mjs'],
    ['node', 'tooling/lint/install-scripts.mjs'],
    // GitHub's parser imports its schema as JSON, which Node 20 takes with help alone.
    ['node', '--import', 'tsx', 'tooling/lint/workflows.mjs'],
  ],
  2,
);
