import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Says how builds are made, to be part of what a cache of them is kept under: webpack itself looks at the package of a folder
 * that builds depend on, and not into the folder.
 * @param {string} folder in which it stands how builds are made
 * @param {string} manifest package.json with the versions of what they are made with
 * @returns {string} another one after every change of either
 */
export function wayOfBuilding(folder, manifest) {
  const hash = createHash('sha256').update(readFileSync(manifest));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
