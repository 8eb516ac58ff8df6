// `npm run migrations`: runs the program that changes a store's form, on the store of MONGODB_URI, else on that of an instance
// that does not run (DATA_DIR, default .data/); with `--dry-run` on a copy of that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp, FolderError } from '@vela/datastore';
import { chooseStore } from '@vela/datastore/launcher';
import { CHANGE_STORE_USAGE, givenValue, readStoreChange } from '@vela/settings';
import { requireEmbeddedStore, requireLastEmbedded } from './copies/own-store.js';
import { STORE } from './copies/parts.js';
import { dataFolderOf } from './data-folder-of.js';
import { lockDataFolder } from './machine/data-folder.js';
import { StartProblem } from './machine/problem.js';

/** @returns its exit code */
async function run(storeUri: string, args: readonly string[]): Promise<number> {
  const program = fileURLToPath(import.meta.resolve('@vela/api/change-store'));
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, MONGODB_URI: storeUri },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Starts the store of a folder for as long as the program runs. @param dataDir what holds the folder `embedded` */
async function runOnFolder(dataDir: string, args: readonly string[]): Promise<number> {
  const store = await chooseStore({ env: {}, dataDir });
  try {
    return await run(store.uri, args);
  } finally {
    await store.stop();
  }
}

async function runOnCopy(data: string, args: readonly string[]): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-dry-run-'));
  try {
    await backUp(path.join(data, STORE), path.join(folder, 'embedded'));
    return await runOnFolder(folder, args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Changes the form of an instance's store, or says what would be changed.
 * @param args `[--dry-run] status | forward | back <name>`
 * @returns the exit code
 * @throws StartProblem with a sentence
 */
export async function changeStore(args: readonly string[]): Promise<number> {
  const isDry = args.includes('--dry-run');
  const asked = args.filter((arg) => arg !== '--dry-run');
  // Before an instance that runs is in the way.
  if (readStoreChange(asked) === null) throw new StartProblem(CHANGE_STORE_USAGE);
  const given = givenValue(process.env, 'MONGODB_URI');
  if (given !== null) {
    if (isDry)
      throw new StartProblem(
        'A dry run works on a copy, which of a MongoDB is yours to make: restore a dump beside it, and name that in MONGODB_URI.',
      );
    return run(given, asked);
  }
  const data = dataFolderOf(process.env);
  requireEmbeddedStore(data, 'Name it in MONGODB_URI while it runs.');
  requireLastEmbedded(data);
  if (!existsSync(path.join(data, STORE)))
    throw new StartProblem(`There is no store in ${data}. Set DATA_DIR to the folder of an instance, or MONGODB_URI.`);
  try {
    // Reading needs no copy where nobody runs, and a copy is what there is to read where somebody does.
    if (isDry || asked[0] === 'status') return await runOnCopy(data, asked);
    const unlock = lockDataFolder(data);
    try {
      return await runOnFolder(path.join(data, path.dirname(STORE)), asked);
    } finally {
      unlock();
    }
  } catch (error) {
    throw error instanceof FolderError ? new StartProblem(error.message) : error;
  }
}
