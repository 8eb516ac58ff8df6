import { expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { withStore } from '../testing/temporary-store.js';

/** Fields of an index; a folded text is told apart by its first 256 letters, so that it takes several to make a long key. */
const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
/** Letters of each, so that the key of all is about as long as LMDB keeps a key. */
const lengths = [200, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 250, 600];

test.each([undefined, { locale: 'en', strength: 2 }])(
  'unique compound keys of any length are told apart, with the collation %j',
  (collation) =>
    withStore(async (client) => {
      const collection = client.db('a').collection('keys');
      const key = Object.fromEntries([...fields.map((field) => [field, 1] as const), ['n', -1] as const]);
      const option = collation === undefined ? {} : { collation };
      await collection.createIndexes([{ key, unique: true, ...option }]);
      for (const length of lengths) {
        const document: Document = { ...Object.fromEntries(fields.map((field) => [field, 'x'.repeat(length)])), n: 1 };
        const same = collation === undefined ? document : { ...document, h: 'X'.repeat(length) };
        await collection.insertOne({ ...document });
        await expect(collection.insertOne({ ...same })).rejects.toMatchObject({ code: 11000 });
        const { insertedId } = await collection.insertOne({ ...document, n: 2 });
        const change = collection.updateOne({ _id: insertedId }, { $set: { n: 1 } });
        await expect(change).rejects.toMatchObject({ code: 11000 });
        expect(await collection.find(same, option).toArray()).toHaveLength(1);
      }
    }),
);
