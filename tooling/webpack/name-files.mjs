import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Has a build say which files are its own: a cache of builds restores it over another one, whose files stay.
 * @param {string} folder of the build, with nothing else in it yet
 * @param {string} manifestFile `MANIFEST_FILE` of contracts, the file in it in which the build tells of itself
 */
export async function nameFiles(folder, manifestFile) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== manifestFile)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const manifest = path.join(folder, manifestFile);
  const whole = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, `${JSON.stringify({ ...whole, files: files.toSorted() }, null, 2)}\n`);
}
