import { expect, test } from '@jest/globals';
import { withStore } from '../testing/temporary-store.js';

test('a duplicate key is told by the value that is taken, not by another of the document', () =>
  withStore(async (client) => {
    const things = client.db('keys').collection<{ _id: number }>('things');
    await things.createIndexes([{ key: { a: 1 }, unique: true }]);
    await things.createIndexes([{ key: { 'b.c': 1, d: 1 }, unique: true, sparse: true }]);
    await things.insertOne({ _id: 1, a: [1, 2], b: [{ c: 3 }], d: 4 } as { _id: number });
    const refused = (document: { _id: number } & Record<string, unknown>) => expect(things.insertOne(document)).rejects;
    await refused({ _id: 2, a: [5, 2] }).toMatchObject({
      code: 11000,
      keyPattern: { a: 1 },
      keyValue: { a: 2 },
      message: 'E11000 duplicate key error collection: keys.things index: a_1 dup key: { a: 2 }',
    });
    await refused({ _id: 2, a: 9, b: [{ c: 7 }, { c: 3 }], d: 4 }).toMatchObject({ keyValue: { 'b.c': 3, d: 4 } });
    await things.updateOne({ _id: 1 }, { $unset: { a: '' } });
    await refused({ _id: 2, e: 1 }).toMatchObject({ keyValue: { a: null } });
    await client.withSession(async (session) => {
      session.startTransaction();
      await things.insertOne({ _id: 3, a: [7, 8] } as { _id: number }, { session });
      await expect(things.insertOne({ _id: 4, a: [6, 8] } as { _id: number }, { session })).rejects.toMatchObject({
        keyValue: { a: 8 },
      });
    });
  }));

test('a value that is taken under a collation is told as it is written', () =>
  withStore(async (client) => {
    const things = client.db('keys').collection('folded');
    await things.createIndexes([{ key: { a: 1 }, unique: true, collation: { locale: 'en', strength: 2 } }]);
    await things.insertOne({ a: 'x' });
    await expect(things.insertOne({ a: ['y', 'X'] })).rejects.toMatchObject({ keyValue: { a: 'X' } });
  }));
