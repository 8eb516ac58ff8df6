import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { FolderError, isHeld, restore } from '@vela/datastore';
import { lockDataFolder, prepareDataFolder } from '../machine/data-folder.js';
import { StartProblem } from '../machine/problem.js';
import { RUNTIME_NOTE } from '../machine/runtime-note.js';
import { checkManifest } from './manifest.js';
import { copyParts, PARTS, STORE } from './parts.js';

/** Belongs to the store that is replaced: an index of other documents. */
const OUTDATED = ['match-index', RUNTIME_NOTE];

/**
 * Puts a backup in the place of what an instance keeps. What was there is kept beside it.
 * @param data the data folder of an instance that does not run; made if it is gone
 * @returns where the former data are; null when there were none
 * @throws StartProblem with a sentence where the instance runs or the backup is not whole; nothing is touched then
 */
export async function restoreFolder(backup: string, data: string): Promise<string | null> {
  await checkManifest(backup);
  prepareDataFolder(data);
  const unlock = lockDataFolder(data);
  const former = path.join(data, `before-${Date.now()}`);
  let isKept = false;
  try {
    if (isHeld(path.join(data, STORE))) throw new StartProblem(`The store of ${data} runs. Stop it first.`);
    for (const part of [STORE, ...PARTS, ...OUTDATED]) {
      if (!existsSync(path.join(data, part))) continue;
      await mkdir(path.join(former, path.dirname(part)), { recursive: true, mode: 0o700 });
      await rename(path.join(data, part), path.join(former, part));
      isKept = true;
    }
    await mkdir(path.join(data, STORE), { recursive: true, mode: 0o700 });
    await restore(path.join(backup, STORE), path.join(data, STORE));
    await copyParts(backup, data);
    prepareDataFolder(data);
    return isKept ? former : null;
  } catch (error) {
    throw error instanceof FolderError ? new StartProblem(error.message) : error;
  } finally {
    unlock();
    if (!isKept) await rm(former, { recursive: true, force: true });
  }
}
