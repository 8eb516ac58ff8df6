import { expect, test } from '@jest/globals';
import { ObjectId } from 'mongodb';
import { withStore } from '../testing/temporary-store.js';
import type { Document } from '../values/value.js';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const id = (number: number): ObjectId => new ObjectId(number.toString(16).padStart(24, '0'));

const filters: readonly Document[] = [
  { at: { $gte: day(2), $lt: day(4) } },
  { at: { $gt: day(2), $lte: day(4) } },
  { at: { $gt: day(4) } },
  { at: { $lte: day(1) } },
  { at: day(3) },
  { at: { $gte: day(4), $lt: day(2) } },
  { at: { $gte: day(4), $lt: 'a' } },
  { at: null },
  { by: { $gt: id(1), $lte: id(3) } },
  { by: id(2) },
  { word: { $gte: 'a', $lt: 'b' } },
  { word: { $gt: 'a' } },
  { word: 'ab' },
  { tags: { $gt: 'a' } },
  { $or: [{ at: { $gt: day(2) } }, { at: { $lt: day(4) } }] },
  { $or: [{ word: { $gte: 'a', $lt: 'b' } }, { word: 'ab' }, { at: day(1) }] },
  { $or: [{ word: 'ab' }, { word: 'az', at: 8 }] },
  { $or: [{ by: id(1) }], at: day(30) },
];

test.each(
  ['at', 'by', 'word', 'tags'].flatMap((field) => ([1, -1] as const).map((direction) => ({ field, direction }))),
)('an index on $field in direction $direction counts exactly what matches', ({ field, direction }) =>
  withStore(async (client) => {
    const collection = client.db('counted').collection('things');
    await collection.createIndexes([{ key: { [field]: direction, _id: direction } }, { key: { at: 1 } }]);
    const dated = [1, 2, 3, 4, 5].flatMap((number) => [{ at: day(number) }, { at: day(number) }]);
    await collection.insertMany([
      ...dated,
      { at: null },
      { at: 'a' },
      { at: day(30), by: id(1) },
      { at: day(31), by: id(2) },
      { at: 5, by: id(3) },
      { at: 6, word: 'a' },
      { at: 7, word: 'ab' },
      { at: 8, word: 'az' },
      { at: 9, word: 'b' },
      { at: 10, tags: ['b', 'c'] },
      { by: id(9) },
    ]);
    for (const filter of filters) {
      const found = await collection.find(filter).toArray();
      expect([filter, await collection.countDocuments(filter)]).toEqual([filter, found.length]);
    }
  }),
);
