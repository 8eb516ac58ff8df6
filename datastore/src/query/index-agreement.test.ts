import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Collection, MongoClient } from 'mongodb';
import type { Datastore } from '../index.js';
import { arbitraryDocument, arbitraryScalar, arbitraryValue } from '../testing/arbitrary-values.js';
import { startTemporaryStore } from '../testing/temporary-store.js';
import type { Document, Value } from '../values/value.js';

let store: Datastore;
let client: MongoClient;
type Numbered = Document & { _id: number };

let plain: Collection<Numbered>;
let indexed: Collection<Numbered>;

const indexes: readonly Record<string, 1 | -1>[] = [
  { a: 1 },
  { a: -1, b: 1 },
  { 'a.b': 1 },
  { 'a.b': 1, 'a.c': -1 },
  { b: 1, a: 1 },
  { 'c.a': 1 },
];

beforeAll(async () => {
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  plain = client.db('agreement').collection('plain');
  indexed = client.db('agreement').collection('indexed');
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

/** Few values, so that conditions are often met, and by several array elements together. */
const digit = fc.integer({ min: 0, max: 4 });
const element = fc.record({ b: digit, c: digit }, { requiredKeys: [], noNullPrototype: true });
const tightDocument: fc.Arbitrary<Document> = fc.record(
  {
    a: fc.oneof(digit, element, fc.array(digit, { maxLength: 3 }), fc.array(element, { maxLength: 3 })),
    b: digit,
    c: fc.record({ a: digit }, { noNullPrototype: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const documents = fc.array(fc.oneof(arbitraryDocument, { weight: 3, arbitrary: tightDocument }), {
  minLength: 1,
  maxLength: 12,
});

const arbitraryText = fc.constantFrom('', 'a', 'ab', 'b', 'a\u0000', 'ü');
const paths = fc.constantFrom('a', 'b', 'a.b', 'a.c', 'c.a', 'a.0');
const tightConditions: fc.Arbitrary<Value> = fc.oneof(
  digit,
  fc.tuple(digit, digit).map(([low, high]) => ({ $gt: low, $lt: high })),
  fc.tuple(digit, digit).map(([one, other]) => ({ $in: [one, other] })),
  fc.tuple(digit, digit).map(([b, c]) => ({ $elemMatch: { b, c } })),
  fc.tuple(digit, digit).map(([low, high]) => ({ $elemMatch: { $gte: low, $lt: high } })),
);
const looseConditions: fc.Arbitrary<Value> = fc.oneof(
  arbitraryValue.filter((value) => value !== undefined),
  fc
    .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$ne'), arbitraryScalar)
    .map(([operator, value]) => ({ [operator]: value })),
  fc.tuple(arbitraryScalar, arbitraryScalar).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.tuple(arbitraryText, arbitraryText).map(([low, high]) => ({ $gt: low, $lte: high })),
  fc.array(arbitraryScalar, { maxLength: 3 }).map((values) => ({ $in: values })),
  fc.boolean().map((exists) => ({ $exists: exists })),
  fc.constantFrom('objectId', 'bool', 'date', 'string', 'null').map((type) => ({ $type: type })),
  fc.tuple(arbitraryScalar, arbitraryScalar).map(([b, c]) => ({ $elemMatch: { b, c } })),
);
const conditions = fc.oneof(tightConditions, looseConditions);
const filters: fc.Arbitrary<Document> = fc.oneof(
  fc.record({ 'a.b': digit, 'a.c': digit }, { noNullPrototype: true }),
  fc.dictionary(paths, conditions, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
  fc
    .array(fc.dictionary(paths, conditions, { minKeys: 1, maxKeys: 1, noNullPrototype: true }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((branches) => ({ $or: branches })),
);

/** A thousand collections are made and asked, which takes its time on a loaded machine. */
const LONG_MS = 240_000;

describe('an index', () => {
  test(
    'finds what a scan finds, in the order a sort gives',
    async () => {
      const sorts = fc.constantFrom<Record<string, 1 | -1> | undefined>(
        undefined,
        { a: 1 },
        { a: -1, b: 1 },
        { b: 1 },
        { 'a.b': -1 },
      );
      await fc.assert(
        fc.asyncProperty(
          documents,
          fc.array(filters, { minLength: 8, maxLength: 8 }),
          sorts,
          async (contents, asked, sort) => {
            await Promise.all([plain.drop(), indexed.drop()]);
            await indexed.createIndexes(indexes.map((key) => ({ key })));
            const numbered = contents.map((document, _id) => ({ ...document, _id }));
            const kept: Numbered[] = [];
            for (const document of numbered) {
              // Two arrays side by side cannot be indexed together; such a document is in neither collection.
              const accepted = await indexed.insertOne(document).then(
                () => true,
                () => false,
              );
              if (accepted) kept.push(document);
            }
            if (kept.length > 0) await plain.insertMany(kept);
            for (const filter of asked) {
              const find = async (collection: Collection<Numbered>) => {
                const cursor = collection.find(filter).sort({ ...sort, _id: 1 });
                return (await cursor.toArray()).map(({ _id }) => _id);
              };
              const [expected, found] = [await find(plain), await find(indexed)];
              expect(found).toEqual(expected);
              expect([filter, await indexed.countDocuments(filter)]).toEqual([filter, expected.length]);
            }
          },
        ),
        { numRuns: 80 },
      );
    },
    LONG_MS,
  );
});
