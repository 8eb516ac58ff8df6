import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, filesOfBuild } from './build-files.js';

const VERSION_DIGITS = 12;
const VERSION = /^[0-9a-f]{12}$/;

/** @returns whether a folder's name can be a version */
export const isVersion = (name: string): boolean => VERSION.test(name);

/**
 * @param files of the folder, in the order of their paths; all of them, unless told
 * @returns the version of what lies in a folder: the same files give the same version, whenever and wherever they were built
 */
export async function versionOf(folder: string, files?: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files ?? (await filesBelow(folder)))
    hash
      .update(file)
      .update('\0')
      .update(await contentOf(folder, file))
      .update('\0');
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

/** @returns the version of a build, whatever else lies in its folder @throws Error if a file that it names is missing */
export const versionOfBuild = async (folder: string): Promise<string> => versionOf(folder, await filesOfBuild(folder));

const contentOf = (folder: string, file: string): Promise<Buffer> =>
  readFile(path.join(folder, file)).catch(() => {
    throw new Error(`The build in ${folder} is incomplete: ${file} is missing. Build it again.`);
  });

/** @returns a file's hash as the integrity attribute takes it */
export async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}
