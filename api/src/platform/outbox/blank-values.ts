import type { ClientSession } from 'mongoose';
import type { Collections } from '../../records/models.js';

/**
 * Empties values of mails that have not left, so that they tell no more of what their reader may not know by now.
 * @param keys of the mails; what has left, or was never there, stays as it is
 * @param names of values that may be absent in the mails' template
 */
export async function blankValues(
  { models }: Collections<'outbox'>,
  keys: readonly string[],
  names: readonly string[],
  session: ClientSession,
): Promise<void> {
  const blank = Object.fromEntries(names.map((name) => [`payload.values.${name}`, '']));
  await models.outbox.updateMany(
    { key: { $in: keys }, kind: 'mail', status: { $in: ['pending', 'failed'] } },
    { $set: blank },
    { session },
  );
}
