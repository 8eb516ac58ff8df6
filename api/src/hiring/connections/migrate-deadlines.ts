import type { Connection } from 'mongoose';
import { dayOf, endOfDay } from '@vela/market/days';
import type { ConnectionDocument } from '../../records/connection.js';

/** Open requests ended at the hour at which they were sent; their mails name a day, and now they hold to its end. */
export async function requestsHoldThroughTheirDay(connection: Connection): Promise<void> {
  const connections = connection.collection<ConnectionDocument>('connections');
  for await (const { _id, expiresAt } of connections.find({ status: 'open' }, { projection: { expiresAt: 1 } }))
    await connections.updateOne({ _id, status: 'open' }, { $set: { expiresAt: endOfDay(dayOf(expiresAt)) } });
}
