import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Document } from 'bson';
import { type Db, MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

let store: Datastore;
let client: MongoClient;
let database: Db;

const orders: Document[] = [
  { _id: 1, item: 'pen', count: 2, tags: ['a', 'b'], buyer: 1 },
  { _id: 2, item: 'ink', count: 5, tags: [], buyer: 2 },
  { _id: 3, item: 'pen', count: 1, buyer: [1, 2] },
  { _id: 4, item: 'cap', count: null, tags: null },
];
const buyers: Document[] = [
  { _id: 1, name: 'Anna', boss: 2 },
  { _id: 2, name: 'Bert', boss: 3 },
  { _id: 3, name: 'Cleo', boss: null },
];

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  database = client.db('pipelines');
  await database.collection('orders').insertMany(orders);
  await database.collection('buyers').insertMany(buyers);
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

interface StageCase {
  readonly says: string;
  readonly from?: string;
  readonly pipeline: Document[];
  readonly gives: Document[];
}

const cases: readonly StageCase[] = [
  {
    says: '$unwind leaves out null, missing and empty',
    pipeline: [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    gives: [
      { _id: 1, tags: 'a' },
      { _id: 1, tags: 'b' },
    ],
  },
  {
    says: '$unwind keeps them when told, and counts',
    pipeline: [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
      { $project: { tags: 1, at: 1 } },
    ],
    gives: [
      { _id: 1, tags: 'a', at: 0 },
      { _id: 1, tags: 'b', at: 1 },
      { _id: 2, at: null },
      { _id: 3, at: null },
      { _id: 4, tags: null, at: null },
    ],
  },
  {
    says: '$unwind of a scalar gives the document',
    pipeline: [{ $match: { _id: 1 } }, { $unwind: '$item' }, { $project: { item: 1 } }],
    gives: [{ _id: 1, item: 'pen' }],
  },
  {
    says: '$group gathers',
    pipeline: [
      {
        $group: {
          _id: '$item',
          sum: { $sum: '$count' },
          all: { $push: '$count' },
          n: { $count: {} },
          first: { $first: '$_id' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    gives: [
      { _id: 'cap', sum: 0, all: [null], n: 1, first: 4 },
      { _id: 'ink', sum: 5, all: [5], n: 1, first: 2 },
      { _id: 'pen', sum: 3, all: [2, 1], n: 2, first: 1 },
    ],
  },
  {
    says: '$group by nothing takes all',
    pipeline: [{ $group: { _id: null, mean: { $avg: '$count' }, most: { $max: '$count' } } }],
    gives: [{ _id: null, mean: 8 / 3, most: 5 }],
  },
  {
    says: '$group by a document, with the best few',
    pipeline: [
      { $group: { _id: { item: '$item' }, best: { $topN: { n: 1, sortBy: { count: -1 }, output: '$_id' } } } },
      { $match: { '_id.item': 'pen' } },
    ],
    gives: [{ _id: { item: 'pen' }, best: [1] }],
  },
  {
    says: '$group of nothing gives nothing',
    pipeline: [{ $match: { _id: 99 } }, { $group: { _id: null, n: { $sum: 1 } } }],
    gives: [],
  },
  { says: '$count of nothing gives nothing', pipeline: [{ $match: { _id: 99 } }, { $count: 'n' }], gives: [] },
  {
    says: '$sortByCount counts downwards',
    pipeline: [{ $sortByCount: '$item' }, { $limit: 1 }],
    gives: [{ _id: 'pen', count: 2 }],
  },
  {
    says: '$lookup joins by equality, through arrays',
    pipeline: [
      { $lookup: { from: 'buyers', localField: 'buyer', foreignField: '_id', as: 'who' } },
      { $project: { who: '$who.name' } },
    ],
    gives: [
      { _id: 1, who: ['Anna'] },
      { _id: 2, who: ['Bert'] },
      { _id: 3, who: ['Anna', 'Bert'] },
      { _id: 4, who: [] },
    ],
  },
  {
    says: '$lookup joins missing to null',
    from: 'orders',
    pipeline: [
      { $match: { _id: 4 } },
      { $lookup: { from: 'buyers', localField: 'buyer', foreignField: 'boss', as: 'who' } },
      { $project: { who: '$who.name' } },
    ],
    gives: [{ _id: 4, who: ['Cleo'] }],
  },
  {
    says: '$lookup with both fields and a pipeline',
    pipeline: [
      { $match: { _id: 3 } },
      {
        $lookup: {
          from: 'buyers',
          localField: 'buyer',
          foreignField: '_id',
          let: { n: '$count' },
          pipeline: [{ $match: { $expr: { $gt: ['$_id', '$$n'] } } }, { $project: { name: 1 } }],
          as: 'who',
        },
      },
      { $project: { who: 1 } },
    ],
    gives: [{ _id: 3, who: [{ _id: 2, name: 'Bert' }] }],
  },
  {
    says: '$graphLookup goes on from what it finds',
    from: 'buyers',
    pipeline: [
      { $match: { _id: 1 } },
      {
        $graphLookup: {
          from: 'buyers',
          startWith: '$boss',
          connectFromField: 'boss',
          connectToField: '_id',
          as: 'chain',
          depthField: 'depth',
        },
      },
      { $project: { chain: { name: 1, depth: 1 } } },
    ],
    gives: [
      {
        _id: 1,
        chain: [
          { name: 'Bert', depth: 0 },
          { name: 'Cleo', depth: 1 },
        ],
      },
    ],
  },
  {
    says: '$unionWith appends',
    from: 'buyers',
    pipeline: [
      { $match: { _id: 1 } },
      { $unionWith: { coll: 'orders', pipeline: [{ $match: { _id: 1 } }] } },
      { $project: { _id: 1 } },
    ],
    gives: [{ _id: 1 }, { _id: 1 }],
  },
  {
    says: '$bucket sorts into ranges',
    pipeline: [
      { $match: { count: { $ne: null } } },
      { $bucket: { groupBy: '$count', boundaries: [0, 2, 4], default: 'more', output: { ids: { $push: '$_id' } } } },
    ],
    gives: [
      { _id: 0, ids: [3] },
      { _id: 2, ids: [1] },
      { _id: 'more', ids: [2] },
    ],
  },
  {
    says: '$addFields goes into arrays and documents',
    from: 'buyers',
    pipeline: [{ $match: { _id: 1 } }, { $addFields: { 'a.b': '$name', name: '$$REMOVE' } }],
    gives: [{ _id: 1, boss: 2, a: { b: 'Anna' } }],
  },
  {
    says: '$addFields sees the fields as they were',
    from: 'buyers',
    pipeline: [{ $match: { _id: 1 } }, { $addFields: { boss: '$_id', was: '$boss' } }],
    gives: [{ _id: 1, name: 'Anna', boss: 1, was: 2 }],
  },
  {
    says: '$replaceRoot and $unset',
    from: 'buyers',
    pipeline: [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { x: '$name', y: 1 } } }, { $unset: 'y' }],
    gives: [{ x: 'Anna' }],
  },
  {
    says: '$redact prunes',
    from: 'buyers',
    pipeline: [{ $redact: { $cond: [{ $eq: ['$boss', null] }, '$$PRUNE', '$$KEEP'] } }, { $count: 'left' }],
    gives: [{ left: 2 }],
  },
  {
    says: '$skip and $limit in order',
    from: 'buyers',
    pipeline: [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }],
    gives: [{ _id: 2 }],
  },
  {
    says: '$project changes nothing it was not told to',
    from: 'buyers',
    pipeline: [{ $match: { _id: 2 } }, { $project: { name: { $toUpper: '$name' } } }],
    gives: [{ _id: 2, name: 'BERT' }],
  },
];

describe('a pipeline', () => {
  test.each(cases)('$says', async ({ from = 'orders', pipeline, gives }) => {
    const results = await database.collection(from).aggregate(pipeline).toArray();
    expect(JSON.stringify(results)).toBe(JSON.stringify(gives));
  });

  test('reads a view as a collection', async () => {
    await database.createCollection('bosses', {
      viewOn: 'buyers',
      pipeline: [{ $match: { boss: { $ne: null } } }, { $project: { boss: 1 } }],
    });
    expect(await database.collection<{ _id: number }>('bosses').find({ _id: 2 }).toArray()).toEqual([
      { _id: 2, boss: 3 },
    ]);
    expect(await database.collection('bosses').countDocuments()).toBe(2);
    await expect(database.collection('bosses').insertOne({})).rejects.toMatchObject({ code: 166 });
  });

  test('writes its results with $out and $merge', async () => {
    await database
      .collection('orders')
      .aggregate([{ $group: { _id: '$item', n: { $sum: 1 } } }, { $out: 'items' }])
      .toArray();
    expect(await database.collection('items').countDocuments()).toBe(3);
    await database
      .collection('orders')
      .aggregate([
        { $match: { item: 'pen' } },
        { $project: { _id: '$item', seen: { $literal: true } } },
        { $merge: 'items' },
      ])
      .toArray();
    expect(await database.collection<{ _id: string }>('items').findOne({ _id: 'pen' })).toEqual({
      _id: 'pen',
      n: 2,
      seen: true,
    });
  });

  test.each([
    ['an unknown stage', [{ $nothing: 1 }], 40324],
    ['a stage the store does not have', [{ $setWindowFields: {} }], 115],
    ['two stages in one', [{ $match: {}, $limit: 1 }], 40323],
    ['$group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
    ['an unknown accumulator', [{ $group: { _id: null, n: { $nothing: 1 } } }], 15952],
    ['$limit 0', [{ $limit: 0 }], 15958],
    ['$out in the middle', [{ $out: 'x' }, { $match: {} }], 40601],
    ['an empty $project', [{ $project: {} }], 51272],
  ])('refuses %s', async (_, pipeline, code) => {
    await expect(database.collection('orders').aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
  });
});
