import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backUp, FolderError } from '@vela/datastore';
import { makeFolder } from '../machine/data-folder.js';
import { StartProblem } from '../machine/problem.js';
import { writeManifest } from './manifest.js';
import { DUMP_INSTEAD, requireEmbeddedStore, requireLastEmbedded } from './own-store.js';
import { copyParts, STORE } from './parts.js';

/**
 * Copies all that an instance keeps, while it runs or not. The store is of one moment, checked; the rest is copied after it:
 * versions that were promoted are never changed. The copy appears under its name when it is whole.
 * @param data the data folder
 * @param target a folder that does not exist yet
 * @returns what it holds, in words
 * @throws StartProblem with a sentence
 */
export async function backUpFolder(data: string, target: string): Promise<string> {
  if (existsSync(target)) throw new StartProblem(`${target} exists already. Name a folder that does not.`);
  requireEmbeddedStore(data, DUMP_INSTEAD);
  requireLastEmbedded(data);
  if (!existsSync(path.join(data, STORE)))
    throw new StartProblem(`There is no store in ${data}. Set DATA_DIR to the folder of an instance.`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    makeFolder(partial);
    await mkdir(path.join(partial, path.dirname(STORE)), { recursive: true, mode: 0o700 });
    const { documents } = await backUp(path.join(data, STORE), path.join(partial, STORE));
    await copyParts(data, partial);
    const files = await writeManifest(partial);
    await rename(partial, target);
    return `${documents} documents and ${files} files`;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error instanceof FolderError ? new StartProblem(error.message) : error;
  }
}
