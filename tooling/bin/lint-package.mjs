// `npm run lint` in a package: its format, and what oxlint and eslint find.
import { runChecks } from '../test/checks.mjs';

await runChecks([
  [
    'prettier',
    '--check',
    '--log-level=warn',
    '--ignore-path=../.prettierignore',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
  ],
  ['oxlint', '--config=../.oxlintrc.json', '--deny-warnings', '.'],
  ['eslint', '--cache', '--cache-location=.cache/eslint/', '--max-warnings=0', '.'],
]);
