import type { Connection, Types } from 'mongoose';
import { searchKeysOf } from './search-keys.js';

/** Accounts changed at once. */
const BATCH = 1000;

interface Named {
  readonly _id: Types.ObjectId;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly email?: string;
}

/** Gives accounts from before there were any the keys by which they are searched for. */
export async function fillSearchKeys(connection: Connection): Promise<void> {
  const users = connection.collection('users');
  const without = users.find<Named>({ search: null }, { projection: { givenName: 1, familyName: 1, email: 1 } });
  let changes: { updateOne: { filter: object; update: object } }[] = [];
  const flush = async (): Promise<void> => {
    if (changes.length > 0) await users.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  for await (const { _id, givenName = '', familyName = '', email = '' } of without) {
    changes.push({
      updateOne: { filter: { _id }, update: { $set: { search: searchKeysOf({ givenName, familyName, email }) } } },
    });
    if (changes.length === BATCH) await flush();
  }
  await flush();
}
