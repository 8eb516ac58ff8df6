import type { Connection } from 'mongoose';
import type { HireDocument } from '../../records/hire.js';

/** A hire whose contract ended stood in the way of every later one of the same talent. */
export async function endedHiresMakeRoom(connection: Connection): Promise<void> {
  await connection
    .collection<HireDocument>('hires')
    .updateMany({ live: true, endedOn: { $type: 'string' } }, { $set: { live: false } });
}
