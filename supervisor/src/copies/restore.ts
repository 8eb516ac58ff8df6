import { existsSync, statfsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FolderError, isHeld, restore } from '@vela/datastore';
import { lockDataFolder, prepareDataFolder, SMALLEST_FREE_BYTES } from '../machine/data-folder.js';
import { StartProblem } from '../machine/problem.js';
import { RUNTIME_NOTE } from '../machine/runtime-note.js';
import { checkManifest } from './manifest.js';
import { DUMP_INSTEAD, requireEmbeddedStore } from './own-store.js';
import { copyParts, PARTS, STORE } from './parts.js';

/** Belongs to the store that is replaced: an index of other documents. */
const OUTDATED = ['match-index', RUNTIME_NOTE];
/** Where the backup is copied to first, on the disk on which it takes its place. */
const INCOMING = 'restoring';
const MEGABYTE = 1024 * 1024;

async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @throws StartProblem where the backup and what is there do not fit beside each other */
async function requireRoom(backup: string, data: string): Promise<void> {
  const bytes = await bytesOf(backup);
  const { bavail, bsize } = statfsSync(data);
  const free = bavail * bsize;
  if (free >= bytes + SMALLEST_FREE_BYTES) return;
  const [needed, left] = [bytes + SMALLEST_FREE_BYTES, free].map((each) => Math.floor(each / MEGABYTE));
  throw new StartProblem(`There is no room for the backup in ${data}: it takes ${needed} MB, ${left} MB are free.`);
}

/** Renames that are taken back where one of them fails. */
class Moves {
  readonly #done: (readonly [string, string])[] = [];

  /** @returns whether there was something to move */
  async move(from: string, to: string): Promise<boolean> {
    if (!existsSync(from)) return false;
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await rename(from, to);
    this.#done.push([from, to]);
    return true;
  }

  async takeBack(): Promise<void> {
    for (const [from, to] of this.#done.splice(0).toReversed()) await rename(to, from);
  }
}

/** Takes what is there out of the way, and puts what was copied in its place. @returns whether anything was there */
async function swap(incoming: string, data: string, former: string): Promise<boolean> {
  const moves = new Moves();
  try {
    let isKept = false;
    for (const part of [STORE, ...PARTS, ...OUTDATED])
      isKept = (await moves.move(path.join(data, part), path.join(former, part))) || isKept;
    for (const part of [STORE, ...PARTS]) await moves.move(path.join(incoming, part), path.join(data, part));
    return isKept;
  } catch (error) {
    try {
      await moves.takeBack();
    } catch {
      throw new StartProblem(
        `${reasonOf(error)} What was in ${data} is kept in ${former}: move it back from there by hand, and restore again.`,
      );
    }
    await rm(former, { recursive: true, force: true });
    throw error;
  }
}

const reasonOf = (error: unknown): string =>
  `The backup could not be restored: ${error instanceof Error ? error.message : String(error)}.`;

/**
 * Puts a backup in the place of what an instance keeps. It is copied beside that first, so that one which cannot be copied
 * changes nothing. What was there is kept.
 * @param data the data folder of an instance that does not run; made if it is gone
 * @returns where the former data are; null when there were none
 * @throws StartProblem with a sentence where the instance runs or has another store, the backup is not whole or cannot be copied; nothing is touched then
 */
export async function restoreFolder(backup: string, data: string): Promise<string | null> {
  requireEmbeddedStore(data, DUMP_INSTEAD);
  await checkManifest(backup);
  prepareDataFolder(data);
  const unlock = lockDataFolder(data);
  const incoming = path.join(data, INCOMING);
  const former = path.join(data, `before-${Date.now()}`);
  try {
    if (isHeld(path.join(data, STORE))) throw new StartProblem(`The store of ${data} runs. Stop it first.`);
    // Left by one that was ended.
    await rm(incoming, { recursive: true, force: true });
    await requireRoom(backup, data);
    await mkdir(path.join(incoming, STORE), { recursive: true, mode: 0o700 });
    await restore(path.join(backup, STORE), path.join(incoming, STORE));
    await copyParts(backup, incoming);
    const isKept = await swap(incoming, data, former);
    prepareDataFolder(data);
    return isKept ? former : null;
  } catch (error) {
    if (error instanceof StartProblem && existsSync(former)) throw error;
    const reason = error instanceof StartProblem || error instanceof FolderError ? error.message : reasonOf(error);
    throw new StartProblem(`${reason} Nothing was changed in ${data}.`);
  } finally {
    unlock();
    await rm(incoming, { recursive: true, force: true });
  }
}
