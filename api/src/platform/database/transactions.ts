import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { MongoError, MongoServerSelectionError } from '../errors/index.js';
import { askFence } from './fence.js';
import { Queues } from './queues.js';

/**
 * Runs work in one transaction; the session is to be passed to every read and write of it. Who names what all of a kind
 * change, such as a company's balance, waits for the others of that name in this process instead of meeting them in the
 * store.
 */
export type RunInTransaction = <Result>(
  work: (session: ClientSession) => Promise<Result>,
  changes?: string,
) => Promise<Result>;

/** So long a transaction that meets others is begun anew. */
const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 500;
const PAUSE_GROWTH = 1.5;
const { TransientTransactionError, UnknownTransactionCommitResult } = mongoose.mongo.MongoErrorLabel;

/** A random part of a span that grows, so that those who met do not meet again. */
const pauseAfter = (attempt: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** attempt, LONGEST_PAUSE_MS)),
  );

/** Whether trying again may help. While no store can be found the caller is told instead of kept waiting. */
const mayBeRetried = (error: unknown, label: string): boolean =>
  error instanceof MongoError && error.hasErrorLabel(label) && !(error instanceof MongoServerSelectionError);

async function commit(session: ClientSession, deadline: number): Promise<void> {
  for (;;)
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      // Committing twice is committing once: the answer was lost, not the transaction.
      if (!mayBeRetried(error, UnknownTransactionCommitResult) || performance.now() >= deadline) throw error;
    }
}

/** One attempt, from its begin to its commit. */
async function attempt<Result>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<Result>,
  deadline: number,
): Promise<Result> {
  session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
  try {
    await askFence(session);
    const result = await work(session);
    await commit(session, deadline);
    return result;
  } catch (error) {
    // What was committed, or may have been, is no longer to be taken back.
    if (session.inTransaction()) await session.abortTransaction();
    throw error;
  }
}

/**
 * Makes the function that runs transactions on a connection. Work may run more than once (on a conflict), so it must
 * have no effect outside the store. A write is acknowledged only when a majority has it.
 *
 * The driver’s own `withTransaction` goes on for two minutes while the store is gone; this gives up as soon as none is
 * found (docs/decisions/0023).
 */
export const transactionsOn = (connection: Connection): RunInTransaction => {
  const queues = new Queues();
  const run: RunInTransaction = async (work) => {
    const session = await connection.startSession();
    const deadline = performance.now() + PATIENCE_MS;
    try {
      for (let attempts = 1; ; attempts += 1)
        try {
          return await attempt(session, work, deadline);
        } catch (error) {
          if (!mayBeRetried(error, TransientTransactionError) || performance.now() >= deadline) throw error;
          await pauseAfter(attempts);
        }
    } finally {
      await session.endSession();
    }
  };
  return (work, changes) => (changes === undefined ? run(work) : queues.run(changes, () => run(work)));
};
