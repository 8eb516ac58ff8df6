import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey } from '../errors/index.js';
import type { Log } from '../observability/index.js';
import { alone, LOCK, type MigrationRecord, recordsOf } from './migration-lock.js';

/** How a version from before a change goes on with the store. */
export type WayBack<Settings = unknown> =
  /** What was changed can be undone, the same however often it is begun; throws an Error with a sentence where it cannot any more. */
  | { readonly undo: (connection: Connection, settings: Settings) => Promise<void> }
  /** Nothing has to be undone: why such a version reads what the change left. */
  | { readonly stays: string }
  /** There is none: why. */
  | { readonly never: string };

/** One change of what is stored, applied once and for all, in the order of the list. */
export interface Migration<Settings = unknown> {
  /** Unique and never changed, such as `2027-01-15-split-names`. */
  readonly name: string;
  up(connection: Connection, settings: Settings): Promise<void>;
  readonly back: WayBack<Settings>;
  /** An API that does not know this one may go on with what it leaves; such a one refuses to start otherwise. */
  readonly olderMayRun?: true;
}

/** @throws Error with a sentence where a newer version changed what this one would read wrongly */
export async function refuseNewerStore(
  connection: Connection,
  known: readonly { readonly name: string }[],
): Promise<void> {
  const names = [LOCK, ...known.map(({ name }) => name)];
  const newer = await recordsOf(connection).findOne({ _id: { $nin: names }, olderMayRun: { $ne: true } });
  if (newer !== null)
    throw new Error(
      `A newer version of Vela changed this store (${newer._id}), and this one would read it wrongly. Start that version again, or have it go back: npm run migrations -- back ${newer._id}.`,
    );
}

/**
 * Notes that a migration was applied.
 * @returns false where another process did so meanwhile: one that was held up for longer than its lock lives is overtaken
 */
async function isFirst(connection: Connection, record: MigrationRecord): Promise<boolean> {
  try {
    await recordsOf(connection).insertOne(record);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** Makes a model's indexes by one command: mongoose gives one for each, a hundred at every start. */
async function createIndexes(connection: Connection, name: string): Promise<void> {
  const { collection, schema } = connection.model(name);
  const indexes = schema.indexes().map(([key, { background: _ofOldStores, ...options }]) => ({ key, ...options }));
  if (indexes.length > 0)
    await connection.collection(collection.collectionName).createIndexes(indexes as mongo.IndexDescription[]);
}

/**
 * Brings the store up to date while no other process does: indexes of every model, then migrations not applied yet.
 * @param migrations in order
 * @param settings what they know of the instance
 * @returns the names of those that were applied now
 * @throws Error with a sentence where a newer version changed the store; nothing is touched then
 */
export const migrate = <Settings>(
  connection: Connection,
  migrations: readonly Migration<Settings>[],
  settings: Settings,
): Promise<readonly string[]> =>
  alone(connection, async () => {
    await refuseNewerStore(connection, migrations);
    await Promise.all(connection.modelNames().map((name) => createIndexes(connection, name)));
    const known = new Set((await recordsOf(connection).find().toArray()).map(({ _id }) => _id));
    const applied: string[] = [];
    for (const migration of migrations) {
      const { name, olderMayRun } = migration;
      if (known.has(name)) continue;
      await migration.up(connection, settings);
      const record = { _id: name, appliedAt: new Date(), ...(olderMayRun === true ? { olderMayRun } : {}) };
      if (await isFirst(connection, record)) applied.push(name);
    }
    return applied;
  });

/** So long a process that brings nothing up to date waits for one that does. */
const MIGRATED_WITHIN_MS = 600_000;
const MIGRATED_POLL_MS = 500;

/**
 * Waits until other processes have brought the store up to date.
 * @throws Error with a sentence where a newer version changed it, or nobody does so for ten minutes
 */
export async function untilMigrated(
  connection: Connection,
  migrations: readonly { readonly name: string }[],
  log: Log,
): Promise<void> {
  const deadline = performance.now() + MIGRATED_WITHIN_MS;
  for (let isTold = false; ; isTold = true) {
    await refuseNewerStore(connection, migrations);
    const names = migrations.map(({ name }) => name);
    const applied = await recordsOf(connection).countDocuments({ _id: { $in: names } });
    if (applied === names.length) return;
    if (performance.now() >= deadline)
      throw new Error('The store is not up to date. Start a process of the API, which brings it there.');
    if (!isTold) log.info({ applied, of: names.length }, 'waiting until the store is up to date');
    await pause(MIGRATED_POLL_MS);
  }
}
