import { expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { withStore } from '../testing/temporary-store.js';

const refused: readonly Document[] = [
  { a: { $exists: false } },
  { a: { $ne: 1 } },
  { a: { $nin: [1] } },
  { a: { $not: { $gt: 1 } } },
  { a: /x/ },
  { a: { $regex: 'x', $options: 'i' } },
  { a: { $eq: 1, $size: 1 } },
  { a: { $elemMatch: { b: 1 } } },
  { a: { $mod: [2, 1] } },
  { a: { $bitsAllSet: [0] } },
  { $nor: [{ a: 1 }] },
  { $expr: { $eq: ['$a', 1] } },
  { $jsonSchema: {} },
  { $and: [{ a: 1 }, { $or: [{ b: 1 }, { b: { $ne: 2 } }] }] },
];
const taken: readonly Document[] = [
  {},
  { a: 1 },
  { a: null },
  { a: { b: 1 } },
  { a: { $exists: true, $gt: 1, $gte: 1, $lt: 9, $lte: 9 } },
  { a: { $type: ['string', 'date'] }, b: { $in: [1, 2] } },
  { $and: [{ a: { $eq: 1 } }, { $or: [{ b: 1 }, { b: { $gt: 2 } }] }] },
];

test('a partial index has a filter that MongoDB takes', () =>
  withStore(async (client) => {
    const things = client.db('partial').collection('things');
    for (const [at, partialFilterExpression] of refused.entries())
      await expect(
        things.createIndexes([{ key: { z: 1 }, name: `refused${at}`, partialFilterExpression }]),
      ).rejects.toMatchObject({ code: 67, codeName: 'CannotCreateIndex' });
    for (const [at, partialFilterExpression] of taken.entries())
      await things.createIndexes([{ key: { z: 1 }, name: `taken${at}`, partialFilterExpression }]);
    expect(await things.indexes()).toHaveLength(taken.length + 1);
    const index = { key: { z: 1 }, name: 'z', partialFilterExpression: 'a' };
    await expect(client.db('partial').command({ createIndexes: 'things', indexes: [index] })).rejects.toMatchObject({
      code: 14,
    });
  }));

test.each(['a.', '.a', 'a..b', '', '$a', 'a.$b', '$id', 'a.$**.b'])('no index has the field %j', (field) =>
  withStore(async (client) => {
    const create = client
      .db('partial')
      .collection('things')
      .createIndexes([{ key: { [field]: 1 }, name: 'refused' }]);
    await expect(create).rejects.toMatchObject({ code: 67 });
  }),
);

test('a reference is indexed by its parts', () =>
  withStore(async (client) => {
    const things = client.db('partial').collection('things');
    await things.createIndexes([{ key: { 'owner.$id': 1, 'owner.$ref': -1 } }]);
    expect(await things.indexes()).toHaveLength(2);
  }));
