// `npm run lint` in a package: its format, and what oxlint finds, and eslint of the rules that are ours.
import { runChecks } from '../test/checks.mjs';

await runChecks([
  ['oxfmt', '--list-different', '--config=../.oxfmtrc.json', '.'],
  ['oxlint', '--config=../.oxlintrc.json', '--deny-warnings', '.'],
  ['eslint', '--cache', '--cache-location=.cache/eslint/', '--max-warnings=0', '.'],
]);
