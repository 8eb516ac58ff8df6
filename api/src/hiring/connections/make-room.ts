import type { ClientSession } from 'mongoose';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';

/**
 * A conversation has ended: the company may ask the talent for another role; once the talent has ended it, not before a while.
 * @param endedByTalentAt null where it was not the talent who ended it
 */
export async function makeRoom(
  { models }: Collections<'connections'>,
  { _id }: ConnectionDocument,
  endedByTalentAt: Date | null,
  session: ClientSession,
): Promise<void> {
  const ended = endedByTalentAt === null ? {} : { endedByTalentAt };
  await models.connections.updateOne({ _id }, { $set: { live: false, ...ended } }, { session });
}
