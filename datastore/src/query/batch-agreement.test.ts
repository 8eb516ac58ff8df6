import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Double, Int32, Long } from 'bson';
import fc from 'fast-check';
import type { Collection } from '../storage/collection.js';
import type { ReadView } from '../storage/read-view.js';
import { Store } from '../storage/store.js';
import { arbitraryDocument, arbitraryNumber, arbitraryScalar, arbitraryValue } from '../testing/arbitrary-values.js';
import { decode, encode, encodeForStorage } from '../values/codec.js';
import { type Collation, parseCollation } from '../values/collation.js';
import { messageOf } from '../values/errors.js';
import { stageMemory } from '../values/memory.js';
import type { Document, Value } from '../values/value.js';
import { aggregateCollection } from './collection-pipeline.js';

/*
 * What a stage makes of encoded documents, many of which were read before, against what it makes of the same documents read and
 * decoded one by one: on random documents and pipelines, with writes in between, some of which come to nothing, and for
 * a second reader of the same data, as threads are. The seed is printed; `DATASTORE_SEED` repeats a run.
 */

const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const folder = mkdtempSync(path.join(tmpdir(), 'datastore-'));
let store: Store;
let reader: Store;
let made = 0;

beforeAll(() => {
  process.stdout.write(`batches with seed ${seed}\n`);
  store = Store.open(folder, { fsync: false });
  reader = Store.reading(folder, store.marks);
});

afterAll(async () => {
  await reader.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const digit = fc.integer({ min: 0, max: 3 });
const frequent: fc.Arbitrary<Value> = fc.oneof(
  digit.map((value) => new Int32(value)),
  digit.map((value) => new Double(value)),
  digit.map((value) => Long.fromNumber(value)),
  fc.integer({ min: 0, max: 3 }).map((value) => new Date(value)),
  fc.constantFrom<Value>('x', 'X', 'y', 'ü', null, true, false, new Date(8.64e15), new Date(Number.NaN)),
);
const someValue = fc.oneof({ weight: 3, arbitrary: frequent }, arbitraryNumber, arbitraryValue);
const frequentDocument = fc.dictionary(fc.constantFrom('a', 'b', 'c'), someValue, {
  maxKeys: 3,
  noNullPrototype: true,
});
const someDocument = fc.oneof(arbitraryDocument, { weight: 3, arbitrary: frequentDocument });

const operand = fc.oneof({ weight: 3, arbitrary: frequent }, arbitraryScalar);
const operator = fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne');
const name = fc.constantFrom('a', 'b', 'c', 'a.b', '_id');
const condition: fc.Arbitrary<Value> = fc.oneof(
  operand,
  fc.dictionary(operator, operand, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  fc.constantFrom<Value>({ $exists: true }, { $type: 'number' }, { $in: ['x', null] }, { $not: { $gt: new Int32(1) } }),
);
const conditions = fc.dictionary(name, condition, { maxKeys: 2, noNullPrototype: true });
const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 3, arbitrary: conditions },
  conditions.map((each): Document => ({ $or: [each, { b: new Int32(1) }] })),
  fc.constant<Document>({ $expr: { $gt: ['$a', '$b'] } }),
);

const plainExpression = fc.constantFrom<Value>(
  '$a',
  '$b',
  '$c',
  '$a.b',
  '$missing',
  '$_id',
  null,
  new Int32(1),
  'text',
);
const expression = fc.oneof(
  { weight: 4, arbitrary: plainExpression },
  plainExpression.map((each) => ({ $type: each })),
  plainExpression.map((each) => ({ x: each, y: ['$b'] })),
  plainExpression.map((each) => ({ $add: [each, new Int32(1)] })),
);
const accumulator = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('$sum', '$avg', '$min', '$max', '$push', '$addToSet', '$first', '$last', '$stdDevPop'),
      expression,
    )
    .map(([each, value]) => ({ [each]: value })),
  expression.map((input) => ({ $firstN: { input, n: new Int32(2) } })),
  fc.constant({ $count: {} }),
);
const gathering = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(expression, fc.dictionary(fc.constantFrom('p', 'q', 'r'), accumulator, { noNullPrototype: true }))
      .map(([_id, fields]) => ({ $group: { ...fields, _id } })),
  },
  fc.constant({ $count: 'n' }),
);
const pipeline = fc.oneof(
  fc.tuple(filter, gathering).map(([match, stage]) => [{ $match: match }, stage]),
  gathering.map((stage) => [stage]),
);
const collation = fc.option(fc.constantFrom({ locale: 'en', strength: new Int32(2) }), { nil: undefined, freq: 5 });

/** A write: how many record ids nobody gets, which document it is about, and what it becomes. */
interface Write {
  readonly gap: number;
  readonly which: number;
  readonly document: Document | undefined;
  readonly inserts: boolean;
  readonly fails: boolean;
}
const write: fc.Arbitrary<Write> = fc.record({
  gap: fc.integer({ min: 0, max: 200 }),
  which: fc.nat(),
  document: fc.option(someDocument, { nil: undefined, freq: 5 }),
  inserts: fc.boolean(),
  fails: fc.integer({ min: 0, max: 5 }).map((value) => value === 0),
});
const step = fc.record({
  writes: fc.array(write, { maxLength: 6 }),
  refreshes: fc.boolean(),
  pipelines: fc.array(fc.tuple(pipeline, collation), { minLength: 1, maxLength: 3 }),
});

function resultOf(view: ReadView, stages: readonly Document[], of: Collation | undefined, from: Store): unknown {
  const options = { database: 'test', view, collation: of, variables: new Map(), hint: undefined, memory: stageMemory };
  try {
    return [...aggregateCollection(from.catalog, `c${made}`, stages, options)].map((each) =>
      encode(each).toString('hex'),
    );
  } catch (error) {
    return messageOf(error);
  }
}

/** The same state, without batches. */
function oneByOne(view: ReadView): ReadView {
  return {
    document: (...given) => view.document(...given),
    scan: (...given) => view.scan(...given),
    range: (...given) => view.range(...given),
    owner: (...given) => view.owner(...given),
    isOutOfOrder: (...given) => view.isOutOfOrder(...given),
    hasIndex: (...given) => view.hasIndex(...given),
    requireThere: (...given) => view.requireThere(...given),
    batches: () => undefined,
  };
}

class Failed extends Error {}

/** Does some writes in one transaction, some of which come to nothing. */
async function apply(writes: readonly Write[], collection: Collection, documents: Map<number, Buffer>): Promise<void> {
  for (const { gap, which, document, inserts, fails } of writes) {
    for (let skipped = 0; skipped < gap; skipped += 1) store.catalog.nextRecordId();
    const ids = [...documents.keys()];
    const isNew = inserts || ids.length === 0;
    const id = isNew ? store.catalog.nextRecordId() : (ids[which % ids.length] ?? 0);
    const before = documents.get(id);
    const stored = before === undefined ? new Int32(id) : decode(before)['_id'];
    const after = document === undefined && !isNew ? undefined : encodeForStorage({ _id: stored, ...document });
    const done = store.commits.submit((unit) => {
      store.write(unit, collection, id, before, after);
      if (fails) throw new Failed();
    });
    await done.then(
      () => (after === undefined ? documents.delete(id) : documents.set(id, after)),
      (error: unknown) => {
        if (!(error instanceof Failed)) throw error;
      },
    );
  }
}

test('what is made of batches is what is made of documents one by one', async () => {
  let batches = 0;
  const counted = (view: ReadView): ReadView => ({
    ...oneByOne(view),
    batches(collection) {
      batches += 1;
      return view.batches(collection);
    },
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      made += 1;
      const collection = await store.commits.submit((unit) => store.catalog.create(unit, 'test', `c${made}`, {}));
      reader.refresh();
      const documents = new Map<number, Buffer>();
      for (const { writes, refreshes, pipelines } of steps) {
        await apply(writes, collection, documents);
        if (refreshes) reader.refresh();
        for (const [stages, option] of pipelines) {
          const of = parseCollation(option);
          for (const from of [store, reader])
            expect(resultOf(counted(from.committed), stages, of, from)).toEqual(
              resultOf(oneByOne(from.committed), stages, of, from),
            );
        }
      }
    }),
    { numRuns: Number(process.env['DATASTORE_RUNS'] ?? 100), seed },
  );
  expect(batches).toBeGreaterThan(100);
}, 120_000);
