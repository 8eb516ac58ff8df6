// `npm run lint:house`: what lies in no package, the arrows of the house, what nobody uses, what is cited but not
// there, and that every package can be checked alone.
import { runChecks } from '../test/checks.mjs';
import { workspaceFolders } from '../workspaces.cjs';

const folders = workspaceFolders();

runChecks([
  [
    'prettier',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
    ...folders.map((folder) => `!${folder}/**`),
  ],
  [
    'eslint',
    '--cache',
    '--cache-location=.cache/eslint/',
    '--max-warnings=0',
    '.',
    ...folders.flatMap((folder) => ['--ignore-pattern', `${folder}/`]),
  ],
  ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders],
  ['knip', '--no-progress'],
  ['node', 'tooling/lint/cited-files.mjs'],
  ['node', 'tooling/lint/package-scripts.mjs'],
]);
