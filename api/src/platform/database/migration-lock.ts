import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { storeIsPast, storeNowIn, systemClock } from '../clock/index.js';
import { isDuplicateKey } from '../errors/index.js';

/** That a migration was applied, or who is at work on them. */
export interface MigrationRecord {
  _id: string;
  owner?: string;
  until?: Date;
  appliedAt?: Date;
  olderMayRun?: true;
}

/** Id of the record that is no migration. */
export const LOCK = 'lock';
/**
 * So long the lock outlives a process that was killed with it; a living one prolongs it all the time. Far longer than a busy machine
 * holds a process up: one that is overtaken would go on beside the other.
 */
const LEASE_MS = 15_000;
const RENEWAL_MS = 500;
/** One that holds longer was taken before the store's clock went back. */
const LONGEST_MS = 2 * LEASE_MS;
const RETRY_MS = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const recordsOf = (connection: Connection) => connection.collection<MigrationRecord>('migrations');

/** Until when a lock holds that is taken or prolonged now, by the store's clock: no machine's decides. */
const held = { until: storeNowIn(systemClock, LEASE_MS) };

async function takeLock(connection: Connection, owner: string): Promise<void> {
  const records = recordsOf(connection);
  for (;;) {
    // Nobody's yet, so that there is something to take. Of two who write it at once one meets the other's.
    await records
      .updateOne({ _id: LOCK }, { $setOnInsert: { owner: '', until: new Date(0) } }, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    const { matchedCount } = await records.updateOne(
      { _id: LOCK, $or: [{ $expr: storeIsPast(systemClock, '$until', LONGEST_MS) }, { owner }] },
      [{ $set: { owner, ...held } }],
    );
    if (matchedCount > 0) return;
    await pause(RETRY_MS);
  }
}

/** Keeps the lock for as long as the work takes. @returns ends that */
function prolongLock(connection: Connection, owner: string): () => void {
  const renewal = setInterval(() => {
    // A renewal that fails is made up for by the next; should all fail, so does the work.
    recordsOf(connection)
      .updateOne({ _id: LOCK, owner }, [{ $set: held }])
      .catch(() => undefined);
  }, RENEWAL_MS);
  return () => clearInterval(renewal);
}

/** Does something while no other process changes the store's form. */
export async function alone<Result>(connection: Connection, work: () => Promise<Result>): Promise<Result> {
  const owner = randomUUID();
  await takeLock(connection, owner);
  const giveUpLock = prolongLock(connection, owner);
  try {
    return await work();
  } finally {
    giveUpLock();
    await recordsOf(connection).deleteOne({ _id: LOCK, owner });
  }
}
