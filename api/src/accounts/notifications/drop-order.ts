import type { Connection } from 'mongoose';

/** Lists were in the order of ids; one in the order of time took the place of its index. */
const BY_ID = 'userId_1__id_-1';

/** Drops the index that lists of notifications were read by. */
export async function dropOrderOfIds(connection: Connection): Promise<void> {
  const collection = connection.collection('notifications');
  for (const { name } of await collection.indexes()) if (name === BY_ID) await collection.dropIndex(name);
}
