// `npm run lint` in a package: its format, and eslint.
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
  ['eslint', '--cache', '--cache-location=.cache/eslint/', '--max-warnings=0', '.'],
]);
