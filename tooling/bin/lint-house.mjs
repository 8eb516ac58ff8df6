// `npm run lint:house`: what lies in no package, the arrows of the house, what nobody uses, what is cited but not
// there, and that every package can be checked alone.
import { readFileSync } from 'node:fs';
import { runChecks } from '../test/checks.mjs';

/** @type {{ workspaces: readonly string[] }} */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));

runChecks([
  [
    'prettier',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
    ...workspaces.map((folder) => `!${folder}/**`),
  ],
  [
    'eslint',
    '--cache',
    '--cache-location=.cache/eslint/',
    '--max-warnings=0',
    '.',
    ...workspaces.flatMap((folder) => ['--ignore-pattern', `${folder}/`]),
  ],
  [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...workspaces.filter((folder) => folder !== 'tooling'),
  ],
  ['knip', '--no-progress'],
  ['node', 'tooling/lint/cited-files.mjs'],
  ['node', 'tooling/lint/package-scripts.mjs'],
]);
