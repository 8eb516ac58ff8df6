import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startTemporaryStore } from '../testing/temporary-store.js';

interface Draft {
  readonly _id: string;
  readonly state: string;
  readonly at: Date;
}

test('an index over part of a collection has the documents of that part expire, and no others', async () => {
  const store = await startTemporaryStore({ expiryInterval: 20 });
  const client = new MongoClient(store.uri);
  try {
    const drafts = client.db('a').collection<Draft>('drafts');
    await drafts.createIndexes([
      {
        key: { at: 1 },
        expireAfterSeconds: 60,
        partialFilterExpression: { state: 'gone' },
        collation: { locale: 'en', strength: 2 },
      },
    ]);
    const soon = new Date(Date.now() + 3_600_000);
    await drafts.insertMany([
      { _id: 'old and kept', state: 'kept', at: new Date(0) },
      { _id: 'new and gone', state: 'gone', at: soon },
      { _id: 'old and gone', state: 'gone', at: new Date(0) },
      { _id: 'by the index’s collation', state: 'GONE', at: new Date(0) },
    ]);
    while ((await drafts.countDocuments()) > 2);
    expect((await drafts.distinct('_id')).toSorted()).toEqual(['new and gone', 'old and kept']);
  } finally {
    await client.close();
    await store.stop();
  }
});
