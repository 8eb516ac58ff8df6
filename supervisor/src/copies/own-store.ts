// Whoever copies, restores or changes the embedded store by itself has to be sure that `npm start` opens that one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findMongod, StoreStartError } from '@vela/datastore/launcher';
import { givenValue } from '@vela/settings';
import { StartProblem } from '../machine/problem.js';
import { readRuntimeNote } from '../machine/runtime-note.js';

/** Where a mongod of `npm start` keeps its documents. */
const MONGOD = path.join('store', 'mongod');

/** What to do with a MongoDB instead, in a sentence. */
export const DUMP_INSTEAD = 'Back it up and restore it with mongodump and mongorestore (docs/operating/backups.md).';

/** @returns where `npm start` has its store, or may have it, in a sentence; null where it opens the embedded one */
function otherStore(data: string): string | null {
  if (givenValue(process.env, 'MONGODB_URI') !== null)
    return `MONGODB_URI is set: npm start has its store there, not in ${data}.`;
  const mongod = findMongod(process.env);
  return mongod === undefined ? null : `npm start has its store in the MongoDB of ${mongod}.`;
}

/**
 * @param data the data folder
 * @param instead what to do with a MongoDB, in a sentence
 * @throws StartProblem where `npm start` opens another store than the embedded one of the folder, which then is not of today
 */
export function requireEmbeddedStore(data: string, instead: string): void {
  try {
    const other = otherStore(data);
    if (other !== null) throw new StartProblem(`${other} ${instead}`);
  } catch (error) {
    throw error instanceof StoreStartError ? new StartProblem(error.message) : error;
  }
  const documents = path.join(data, MONGOD);
  if (existsSync(documents))
    throw new StartProblem(
      `${documents} holds documents of a MongoDB, and there is no mongod on the PATH or in MONGOD_BINARY. ${instead} If they are of no use any more, move that folder away.`,
    );
}

/**
 * @param data the data folder
 * @throws StartProblem where the instance had its store elsewhere when it started last, which these surroundings do not say:
 * what lies in the folder is of before that
 */
export function requireLastEmbedded(data: string): void {
  if (readRuntimeNote(data)?.store !== 'external') return;
  throw new StartProblem(
    `When it started last, the instance of ${data} had its store in a MongoDB, which MONGODB_URI names no longer: what lies there is of before. Set MONGODB_URI as npm start has it, or start Vela once without it.`,
  );
}
