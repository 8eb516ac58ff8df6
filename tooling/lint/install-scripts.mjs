// Part of `npm run lint`: every dependency that wants to run a script when it is installed is named in `allowScripts` of
// package.json, with yes or no; and no name stands there that wants nothing.
import { readFileSync } from 'node:fs';

/** @type {{ allowScripts?: Record<string, boolean> }} */
const { allowScripts = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
/** @type {{ packages: Record<string, { hasInstallScript?: boolean }> }} */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const wanting = new Set(
  Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([place]) => place.replace(/^.*node_modules\//, '')),
);

/** @param {string} message */
function report(message) {
  console.error(message);
  process.exitCode = 1;
}

for (const name of wanting)
  if (!(name in allowScripts))
    report(
      `${name} wants to run a script when it is installed. Read it, then npm install-scripts approve or deny ${name}.`,
    );
for (const name of Object.keys(allowScripts))
  if (!wanting.has(name)) report(`package.json names ${name} in allowScripts, which has no such script.`);
