import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../errors/index.js';

/** One change of what is stored, applied once and for all, in the order of the list. */
export interface Migration<Settings = unknown> {
  /** Unique and never changed, such as `2027-01-15-split-names`. */
  readonly name: string;
  up(connection: Connection, settings: Settings): Promise<void>;
  /** An API that does not know this one may go on with what it leaves; such a one refuses to start otherwise. */
  readonly olderMayRun?: true;
}

interface MigrationRecord {
  _id: string;
  owner?: string;
  until?: Date;
  appliedAt?: Date;
  olderMayRun?: true;
}

const LOCK = 'lock';
/** So long the lock outlives a process that was killed with it; a living one prolongs it all the time. */
const LEASE_MS = 5000;
const RENEWAL_MS = 500;
const RETRY_MS = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const recordsOf = (connection: Connection) => connection.collection<MigrationRecord>('migrations');

async function takeLock(connection: Connection, owner: string): Promise<void> {
  for (;;) {
    const now = Date.now();
    try {
      await recordsOf(connection).updateOne(
        { _id: LOCK, $or: [{ until: { $lte: new Date(now) } }, { owner }] },
        { $set: { owner, until: new Date(now + LEASE_MS) } },
        { upsert: true },
      );
      return;
    } catch (error) {
      // Somebody else holds it: the upsert met their record.
      if (!isDuplicateKey(error)) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** Keeps the lock for as long as the work takes. @returns ends that */
function prolongLock(connection: Connection, owner: string): () => void {
  const renewal = setInterval(() => {
    const until = new Date(Date.now() + LEASE_MS);
    // A renewal that fails is made up for by the next; should all fail, so does the work.
    recordsOf(connection)
      .updateOne({ _id: LOCK, owner }, { $set: { until } })
      .catch(() => undefined);
  }, RENEWAL_MS);
  return () => clearInterval(renewal);
}

/** @throws Error with a sentence where a newer version changed what this one would read wrongly */
async function refuseNewerStore(connection: Connection, known: readonly { readonly name: string }[]): Promise<void> {
  const names = [LOCK, ...known.map(({ name }) => name)];
  const newer = await recordsOf(connection).findOne({ _id: { $nin: names }, olderMayRun: { $ne: true } });
  if (newer !== null)
    throw new Error(
      `A newer version of Vela changed this store (${newer._id}), and this one would read it wrongly. Start that version again, or restore a backup from before it.`,
    );
}

/**
 * Brings the store up to date while no other process does: indexes of every model, then migrations not applied yet.
 * @param migrations in order
 * @param settings what they know of the instance
 * @throws Error with a sentence where a newer version changed the store; nothing is touched then
 */
export async function migrate<Settings>(
  connection: Connection,
  migrations: readonly Migration<Settings>[],
  settings: Settings,
): Promise<void> {
  const owner = randomUUID();
  await takeLock(connection, owner);
  const giveUpLock = prolongLock(connection, owner);
  try {
    await refuseNewerStore(connection, migrations);
    await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()));
    for (const migration of migrations) {
      if ((await recordsOf(connection).findOne({ _id: migration.name })) !== null) continue;
      await migration.up(connection, settings);
      const { name, olderMayRun } = migration;
      await recordsOf(connection).insertOne({
        _id: name,
        appliedAt: new Date(),
        ...(olderMayRun === true ? { olderMayRun } : {}),
      });
    }
  } finally {
    giveUpLock();
    await recordsOf(connection).deleteOne({ _id: LOCK, owner });
  }
}
