import type { ClientSession, Connection } from 'mongoose';

/** Runs work in one transaction; the session is to be passed to every read and write of it. */
export type RunInTransaction = <Result>(work: (session: ClientSession) => Promise<Result>) => Promise<Result>;

/**
 * Makes the function that runs transactions on a connection. Work may run more than once (on a conflict), so it must
 * have no effect outside the store. A write is acknowledged only when a majority has it.
 */
export const transactionsOn = (connection: Connection): RunInTransaction => async (work) => {
  const session = await connection.startSession();
  try {
    return await session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    });
  } finally {
    await session.endSession();
  }
};
