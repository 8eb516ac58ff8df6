import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Db, type Document, MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

let store: Datastore;
let client: MongoClient;
let database: Db;

/** Letters alone, without their case. */
const collation = { locale: 'en', strength: 2 };

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  database = client.db('collations');
  await database.collection<{ _id: number; x: string; to: string | null; n: number }>('letters').insertMany([
    { _id: 1, x: 'a', to: 'B', n: 1 },
    { _id: 2, x: 'A', to: 'C', n: 2 },
    { _id: 3, x: 'b', to: null, n: 4 },
  ]);
});
afterAll(async () => {
  await client.close();
  await store.stop();
});

const letters = () => database.collection('letters');

describe('equal by its collation are', () => {
  test.each<[string, Document[], Document[]]>([
    [
      'the groups of $group',
      [{ $group: { _id: '$x', n: { $sum: '$n' } } }, { $sort: { n: 1 } }],
      [
        { _id: 'a', n: 3 },
        { _id: 'b', n: 4 },
      ],
    ],
    [
      'those of several fields',
      [{ $group: { _id: { x: '$x', y: ['$x'] }, n: { $sum: '$n' } } }, { $sort: { n: 1 } }],
      [
        { _id: { x: 'a', y: ['a'] }, n: 3 },
        { _id: { x: 'b', y: ['b'] }, n: 4 },
      ],
    ],
    [
      'those of $sortByCount',
      [{ $sortByCount: '$x' }],
      [
        { _id: 'a', count: 2 },
        { _id: 'b', count: 1 },
      ],
    ],
    [
      'the elements of $addToSet',
      [{ $group: { _id: null, all: { $addToSet: '$x' } } }],
      [{ _id: null, all: ['a', 'b'] }],
    ],
    [
      'the boundaries of $bucket',
      [{ $bucket: { groupBy: '$x', boundaries: ['A', 'B', 'c'], output: { ids: { $push: '$_id' } } } }],
      [
        { _id: 'A', ids: [1, 2] },
        { _id: 'B', ids: [3] },
      ],
    ],
    [
      'the members of sets',
      [
        { $limit: 1 },
        {
          $project: {
            _id: 0,
            union: { $setUnion: [['a'], ['A', 'b']] },
            intersection: {
              $setIntersection: [
                ['a', 'c'],
                ['C', 'b'],
              ],
            },
            difference: {
              $setDifference: [
                ['a', 'c'],
                ['C', 'b'],
              ],
            },
            equals: {
              $setEquals: [
                ['a', 'B'],
                ['b', 'A', 'a'],
              ],
            },
            subset: { $setIsSubset: [['A'], ['a', 'b']] },
          },
        },
      ],
      [{ union: ['a', 'b'], intersection: ['c'], difference: ['a'], equals: true, subset: true }],
    ],
    [
      'what $in, $indexOfArray and the others look for',
      [
        { $limit: 1 },
        {
          $project: {
            _id: 0,
            in: { $in: ['A', ['b', 'a']] },
            at: { $indexOfArray: [['b', 'a'], 'A'] },
            least: { $min: ['b', 'A', 'a'] },
            greatest: { $max: ['A', 'b', 'a'] },
            sorted: { $sortArray: { input: ['b', 'A', 'a'], sortBy: 1 } },
          },
        },
      ],
      [{ in: true, at: 1, least: 'A', greatest: 'b', sorted: ['A', 'a', 'b'] }],
    ],
    [
      'the fields of $lookup',
      [
        { $match: { _id: 1 } },
        { $lookup: { from: 'letters', localField: 'x', foreignField: 'x', as: 'all' } },
        { $project: { ids: '$all._id' } },
      ],
      [{ _id: 1, ids: [1, 2] }],
    ],
    [
      'those of $graphLookup',
      [
        { $match: { _id: 1 } },
        {
          $graphLookup: { from: 'letters', startWith: '$x', connectFromField: 'to', connectToField: 'x', as: 'all' },
        },
        { $project: { ids: { $sortArray: { input: '$all._id', sortBy: 1 } } } },
      ],
      [{ _id: 1, ids: [1, 2, 3] }],
    ],
  ])('%s', async (_, pipeline, gives) => {
    expect(await letters().aggregate(pipeline, { collation }).toArray()).toEqual(gives);
  });

  test('but not the documents that $graphLookup finds', async () => {
    const nodes = database.collection<{ _id: string; to?: string }>('nodes');
    await nodes.insertMany([{ _id: 'a', to: 'B' }, { _id: 'A', to: 'b' }, { _id: 'b' }, { _id: 'B' }]);
    const walk = { from: 'nodes', startWith: 'a', connectFromField: 'to', connectToField: '_id', as: 'all' };
    const [found] = await nodes
      .aggregate([{ $limit: 1 }, { $graphLookup: walk }, { $project: { _id: 0, n: { $size: '$all' } } }], { collation })
      .toArray();
    expect(found).toEqual({ n: 4 });
  });

  test('the values of distinct', async () => {
    expect(await letters().distinct('x', {}, { collation })).toHaveLength(2);
  });

  test('what a rule and a partial index say, by the collation of theirs', async () => {
    const validator = { x: 'a' };
    const people = await database.createCollection('ruled', { collation, validator });
    await people.insertOne({ x: 'A' });
    await expect(people.insertOne({ x: 'c' })).rejects.toMatchObject({ code: 121 });
    const partial = database.collection('partial');
    await partial.createIndexes([{ key: { y: 1 }, partialFilterExpression: { x: 'a' } }]);
    await partial.insertMany([
      { x: 'a', y: 1 },
      { x: 'A', y: 1 },
    ]);
    expect(await partial.find({ x: 'a', y: 1 }).toArray()).toHaveLength(1);
    expect(await partial.find({ x: 'a', y: 1 }, { collation }).toArray()).toHaveLength(2);
  });

  test('the fields that $merge joins by, where an index says so', async () => {
    await database.collection('merged').createIndexes([{ key: { x: 1 }, unique: true, collation }]);
    await database.collection('merged').insertOne({ x: 'A' });
    const merge = [{ $match: { _id: 1 } }, { $unset: '_id' }, { $merge: { into: 'merged', on: 'x' } }];
    await letters().aggregate(merge, { collation }).toArray();
    expect(
      await database
        .collection('merged')
        .find({}, { projection: { _id: 0 } })
        .toArray(),
    ).toEqual([{ x: 'a', to: 'B', n: 1 }]);
    await expect(letters().aggregate(merge).toArray()).rejects.toMatchObject({ code: 51183 });
  });
});

test('an index finds what its collation takes for equal', async () => {
  const names = database.collection<{ _id: number; name: string }>('names');
  const loose = { locale: 'sv', strength: 1 };
  await names.createIndexes([{ key: { name: 1 }, collation: loose }]);
  const equal = ["O'Brien 1", 'o’brien １', "Ó'BRIEN ١"];
  await names.insertMany(equal.map((name, _id) => ({ _id, name })));
  await names.insertMany(['obrien 1', "o'brien 2", "ö'brien 1"].map((name, at) => ({ _id: 10 + at, name })));
  const plan = await names.find({ name: "o'brien 1" }, { collation: loose }).explain();
  expect(plan).toMatchObject({ queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN' } } } });
  const found = await names.find({ name: "o'brien 1" }, { collation: loose }).sort({ _id: 1 }).toArray();
  expect(found.map(({ _id }) => _id)).toEqual([0, 1, 2]);
  await names.drop();
  await names.createIndexes([{ key: { name: 1 }, collation: loose, unique: true }]);
  await names.insertOne({ _id: 1, name: "O'Brien" });
  await expect(names.insertOne({ _id: 2, name: 'o’brien' })).rejects.toMatchObject({ code: 11000 });
});

test('a view has the collation it was made with', async () => {
  await database.createCollection('view', { viewOn: 'letters', pipeline: [], collation });
  const view = database.collection('view');
  expect(await view.countDocuments({ x: 'a' })).toBe(2);
  expect(await view.find({ x: 'a' }, { collation }).toArray()).toHaveLength(2);
  await expect(view.find({ x: 'a' }, { collation: { locale: 'sv' } }).toArray()).rejects.toMatchObject({ code: 167 });
  const join = [{ $lookup: { from: 'view', localField: 'x', foreignField: 'x', as: 'all' } }];
  await expect(letters().aggregate(join).toArray()).rejects.toMatchObject({ code: 167 });
  expect(await letters().aggregate(join, { collation }).toArray()).toHaveLength(3);
});

test.each<[Document, number]>([
  [{ locale: 'fr', backwards: true }, 115],
  [{ locale: 'en', strength: 5 }, 115],
  [{ locale: 'en', strength: 2, caseLevel: true }, 115],
  [{ locale: 'de@collation=phonebook' }, 115],
  [{ locale: 'en', alternate: 'shifted', maxVariable: 'space' }, 115],
  [{ locale: 'xx' }, 2],
  [{ locale: 'en', strength: 6 }, 2],
  [{ locale: 'en', nonsense: 1 }, 40415],
])('%j is refused', async (refused, code) => {
  const found = database.command({ find: 'letters', collation: refused });
  await expect(found).rejects.toMatchObject({ code });
});
