// Every package can be checked alone: it has the scripts that turbo runs, under the same names as all others.
import { readFileSync } from 'node:fs';

const scriptsOf = (/** @type {string} */ folder) =>
  Object.keys(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).scripts ?? {});
/** @type {{ workspaces: readonly string[] }} */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));

for (const folder of workspaces) {
  const scripts = scriptsOf(folder);
  for (const wanted of ['types', 'lint', 'test'])
    if (!scripts.includes(wanted)) {
      console.error(`${folder}/package.json has no script "${wanted}". Copy those of contracts/package.json.`);
      process.exitCode = 1;
    }
}
