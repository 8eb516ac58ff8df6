import type { CommandHandler } from '../engine/handler.js';
import { aggregateCommands } from './aggregate.js';
import { bulkWriteCommands } from './bulk-write.js';
import { catalogCommands } from './catalog.js';
import { explainCommands } from './explain.js';
import { indexCommands } from './indexes.js';
import { modifyCommands } from './modify.js';
import { readCommands } from './read.js';
import { serverCommands } from './server.js';
import { sessionCommands } from './session.js';
import { writeCommands } from './write.js';

/** Every command this store knows. */
export const commands: ReadonlyMap<string, CommandHandler> = new Map(
  Object.entries({
    ...readCommands,
    ...explainCommands,
    ...writeCommands,
    ...bulkWriteCommands,
    ...aggregateCommands,
    ...catalogCommands,
    ...indexCommands,
    ...modifyCommands,
    ...sessionCommands,
    ...serverCommands,
  }),
);

/** Commands that cannot run in a transaction (error 263). */
export const outsideTransactions: ReadonlySet<string> = new Set([
  'count',
  'createIndexes',
  'dropIndexes',
  'listIndexes',
  'listCollections',
  'listDatabases',
  'create',
  'drop',
  'dropDatabase',
  'renameCollection',
  'collMod',
  'explain',
]);
