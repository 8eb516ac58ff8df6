import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const VERSION_DIGITS = 12;
const VERSION = /^[0-9a-f]{12}$/;

/** @returns whether a folder's name can be a version */
export const isVersion = (name: string): boolean => VERSION.test(name);

/** @returns the version of a build: the same files give the same version, whenever and wherever they were built */
export async function versionOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(path.relative(folder, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

/** @returns a file's hash as the integrity attribute takes it */
export async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
