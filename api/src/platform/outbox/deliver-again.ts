import type { ClientSession, Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { OutboxDocument } from '../../records/outbox-message.js';
import { type Clock, storeIsPast, storeNow } from '../clock/index.js';
import { ATTEMPT_MS } from './attempts.js';

/** An attempt that is held for longer was begun before the store's clock went back. */
const LONGEST_ATTEMPT_MS = 2 * ATTEMPT_MS;

/**
 * Has a message delivered at once, with all attempts before it, in the caller's transaction. An attempt that runs would
 * go out beside the new one; whether it does goes by the store's clock, as for the workers.
 * @returns the message as it waits now; null where it is being delivered, or is not there
 */
export async function deliverAgain(
  { models, clock }: Collections<'outbox'> & { readonly clock: Clock },
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<OutboxDocument | null> {
  const now = storeNow(clock);
  return models.outbox
    .findOneAndUpdate(
      { _id, $expr: storeIsPast(clock, { $ifNull: ['$takenUntil', null] }, LONGEST_ATTEMPT_MS) },
      [{ $set: { status: 'pending', attempts: 0, dueAt: now } }],
      { session, returnDocument: 'after', updatePipeline: true },
    )
    .lean<OutboxDocument | null>();
}

/**
 * Has everything that was given up delivered at once, with all attempts before it, in the caller's transaction.
 * @returns how many messages
 */
export async function deliverFailedAgain(
  { models, clock }: Collections<'outbox'> & { readonly clock: Clock },
  session: ClientSession,
): Promise<number> {
  // What was given up nobody holds: no attempt of it runs.
  const { modifiedCount } = await models.outbox.updateMany(
    { status: 'failed' },
    [{ $set: { status: 'pending', attempts: 0, dueAt: storeNow(clock) } }],
    { session, updatePipeline: true },
  );
  return modifiedCount;
}
