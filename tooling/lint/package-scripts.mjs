// Part of `npm run lint`: every package can be checked alone, by the same scripts as all others, which turbo runs.
import { readFileSync } from 'node:fs';
import { workspaceFolders } from '../workspaces.cjs';

const WANTED = ['lint', 'types', 'test'];

for (const folder of workspaceFolders()) {
  const { scripts = {} } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  for (const script of WANTED)
    if (!(script in scripts)) {
      console.error(`${folder}/package.json has no script "${script}". Copy it from contracts/package.json.`);
      process.exitCode = 1;
    }
}
