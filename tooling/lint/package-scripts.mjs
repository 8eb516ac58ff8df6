// Part of `npm run lint`: every package can be checked alone, by the same scripts as all others, which turbo runs.
import { existsSync, readFileSync } from 'node:fs';
import { workspaceFolders } from '../workspaces.cjs';

/** Scripts, and the file that says whether there is something for them to do. */
const WANTED = /** @type {const} */ ([
  ['lint', 'package.json'],
  ['types', 'tsconfig.json'],
  ['test', 'jest.config.cjs'],
]);

for (const folder of workspaceFolders()) {
  const { scripts = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  for (const [script, file] of WANTED)
    if (existsSync(`${folder}/${file}`) && !(script in scripts)) {
      console.error(`${folder}/package.json has no script "${script}". Copy it from contracts/package.json.`);
      process.exitCode = 1;
    }
}
