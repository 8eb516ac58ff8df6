import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST } from './layout.js';

/** Names of files as builds make them; none that begins with a dot, so that no path leads elsewhere. */
const PATH = /^(?!\.)[\w@+~.-]+(?:\/(?!\.)[\w@+~.-]+)*$/;
const LONGEST_PATH = 200;

/** Whether a decoded value is the path of a file in a build, below its folder, with slashes. */
export const isBuildPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_PATH && PATH.test(value);

/** @returns every file below a folder, with slashes, in the order of their paths */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/**
 * What a build consists of, as it says itself. A cache of builds restores one over another, and what lies in the folder
 * besides is of that one.
 * @returns its files with slashes, in the order of their paths; all that lie there where it does not say, as builds from before
 * @throws Error if it names what cannot be a file of a build
 */
export async function filesOfBuild(folder: string): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '{}');
  const { files } = ((JSON.parse(text) as unknown) ?? {}) as { readonly files?: unknown };
  if (files === undefined) return filesBelow(folder);
  if (!Array.isArray(files) || !files.every(isBuildPath))
    throw new Error(`${folder} names what is no file of a build.`);
  return [...new Set([...files, MANIFEST])].toSorted();
}
