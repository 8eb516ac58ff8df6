import type { ClientSession } from 'mongoose';
import { beginAnew } from '../../platform/database/index.js';
import type { Collections } from '../../records/models.js';

/**
 * Has the transaction meet every other that raises a shield or changes what a company is found by. Each of them reads what
 * the other writes and writes nothing that the other does, so that both would go through and miss each other.
 */
export async function takeTurn({ models }: Collections<'shieldTurns'>, session: ClientSession): Promise<void> {
  await models.shieldTurns
    .updateOne({ _id: 'shields' }, { $inc: { taken: 1 } }, { upsert: true, session })
    .catch(beginAnew);
}
