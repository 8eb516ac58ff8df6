// `npm run lint`: the rules (oxlint, and eslint for those of ours that need types), the format, the arrows of the house, what nobody
// uses, what is cited but not there, that every package can be checked alone, and that the design system's version says
// what changed of it.
import { runChecks } from '../test/checks.mjs';

await runChecks(
  [
    ['oxlint', '--deny-warnings', '.'],
    ['eslint', '--cache', '--cache-location=.cache/eslint/', '--max-warnings=0', '.'],
    ['oxfmt', '--list-different', '.'],
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
