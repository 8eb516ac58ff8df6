import { expect, test } from '@jest/globals';
import { withStore } from '../testing/temporary-store.js';

const texts = ['', 'a', '\0', 'a\0', 'a\0b', 'a\u0001', 'ab'];
const documents = texts.map((s, _id) => ({ _id, s, k: _id % 2 }));
const filters = [
  ...texts.flatMap((text) => ['$gt', '$gte', '$lt', '$lte', '$eq'].map((operator) => ({ [operator]: text }))),
  { $gte: 'a', $lt: 'a\0' },
  { $gt: 'a\0', $lte: 'ab' },
  { $in: ['a', 'a\0'] },
];
const keys = [{ s: 1 }, { s: -1 }, { k: 1, s: -1 }, { s: -1, k: 1 }, { s: 1, k: -1 }, { s: -1, k: -1 }] as const;

test.each(keys)('an index %j finds and orders texts with a zero character as a scan does', (key) =>
  withStore(async (client) => {
    const [plain, indexed] = ['plain', 'indexed'].map((name) => client.db('zero').collection<{ _id: number }>(name));
    if (plain === undefined || indexed === undefined) throw new Error('no collections');
    await indexed.createIndexes([{ key }]);
    for (const each of [plain, indexed]) await each.insertMany(documents);
    for (const s of filters)
      for (const filter of [{ s }, { s, k: 1 }]) {
        const ids = async (each: typeof plain) =>
          (await each.find(filter).sort({ _id: 1 }).toArray()).map((d) => d._id);
        const expected = await ids(plain);
        expect([filter, await ids(indexed)]).toEqual([filter, expected]);
        expect([filter, await indexed.countDocuments(filter)]).toEqual([filter, expected.length]);
      }
    for (const sort of [{ s: 1 }, { s: -1 }, key] as const)
      for (const filter of [{}, { k: 1 }]) {
        const ids = async (each: typeof plain) =>
          (
            await each
              .find(filter)
              .sort({ ...sort, _id: 1 })
              .limit(4)
              .toArray()
          ).map((d) => d._id);
        expect([sort, filter, await ids(indexed)]).toEqual([sort, filter, await ids(plain)]);
      }
    const sorted = async (each: typeof plain) => (await each.find().sort(key).toArray()).map((d) => d._id);
    expect(await sorted(indexed)).toEqual(await sorted(plain));
  }),
);
