// `npm run lint`: the format, eslint, the arrows of the house, what nobody uses, and what is cited but not there.
import { spawnSync } from 'node:child_process';
import { workspaceFolders } from '../workspaces.cjs';

const folders = workspaceFolders();

const checks = [
  ['prettier', ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.']],
  ['eslint', ['eslint', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0', '.']],
  ['dependency-cruiser', ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders]],
  ['knip', ['knip', '--no-progress']],
  ['cited-files', ['node', 'tooling/lint/cited-files.mjs']],
];

let failed = 0;
for (const [name, [command, ...rest]] of checks) {
  const { status } = spawnSync('npx', ['--no-install', command, ...rest], { stdio: 'inherit' });
  if (status === 0) continue;
  failed += 1;
  console.error(`${name} found something to mend.`);
}
process.exitCode = failed === 0 ? 0 : 1;
