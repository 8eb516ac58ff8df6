import { existsSync, readFileSync } from 'node:fs';

const SCOPE = '@vela/';

/** @param {string} folder of a package @returns {string[]} folders of the packages of the house that it runs with */
function neededBy(folder) {
  const file = `${folder}/package.json`;
  /** @type {{ dependencies?: object, peerDependencies?: object }} */
  const { dependencies, peerDependencies } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys({ ...dependencies, ...peerDependencies })
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length));
}

/** @param {string} folder of a package @returns {string[]} it, then by their names the folders of all that it is built from */
export function madeOf(folder) {
  const found = new Set([folder]);
  for (const each of found) for (const other of neededBy(each)) found.add(other);
  const [own, ...others] = found;
  return [own ?? folder, ...others.toSorted()];
}
