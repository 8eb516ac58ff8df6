import { describe, expect, test } from '@jest/globals';
import { Binary, Int32, Long, UUID } from 'bson';
import { type Document, MongoServerError } from 'mongodb';
import { withStore } from '../testing/temporary-store.js';
import { runCommand } from '../wire/client.js';

function nested(levels: number): Document {
  let document: Document = { end: true };
  for (let level = 2; level < levels; level += 1) document = { a: document };
  return { _id: levels, a: document };
}

describe('a time limit ends', () => {
  const numbers = Array.from({ length: 400 }, (_, _id) => ({ _id, text: `${'a'.repeat(40)}!` }));
  const elements = { $range: [0, 100_000] };

  test.each<[string, Document[]]>([
    [
      'a join',
      [
        {
          $lookup: {
            from: 'numbers',
            let: { n: '$_id' },
            pipeline: [{ $match: { $expr: { $ne: ['$_id', '$$n'] } } }],
            as: 'all',
          },
        },
      ],
    ],
    ['a regular expression that tries without end', [{ $match: { text: { $regex: '^(?=(a+)+$)' } } }]],
    ['one that is built of options alone', [{ $match: { text: { $regex: `(?=a)${'a?'.repeat(41)}b` } } }]],
    ['one in an expression', [{ $match: { $expr: { $regexMatch: { input: '$text', regex: '^(?=(a|a)*$)' } } } }]],
    ['one that is to be found', [{ $set: { f: { $regexFind: { input: '$text', regex: '^(?=(?:a|aa)+$)' } } } }]],
    [
      'one that is to be found often',
      [{ $set: { f: { $regexFindAll: { input: '$text', regex: '(?=(?:a|aa)+b)' } } } }],
    ],
    ['one in a schema', [{ $match: { $jsonSchema: { properties: { text: { pattern: '^(?=(a+)+$)' } } } } }]],
    ['what unwinds', [{ $set: { each: elements } }, { $unwind: '$each' }, { $group: { _id: '$each' } }]],
    [
      'a reduction',
      [{ $set: { sum: { $reduce: { input: elements, initialValue: 0, in: { $add: ['$$this', '$$value'] } } } } }],
    ],
  ])('%s', (_, pipeline) =>
    withStore(async (client) => {
      const collection = client.db('limits').collection<{ _id: number; text: string }>('numbers');
      await collection.insertMany(numbers);
      const started = collection.aggregate([...pipeline, { $count: 'n' }], { maxTimeMS: 60 }).toArray();
      await expect(started).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
      expect(await collection.findOne({ _id: 3 })).not.toBeNull();
    }),
  );

  test('a write, of which nothing stays', () =>
    withStore(async (client) => {
      const collection = client.db('limits').collection<{ _id: number; text: string; seen?: boolean }>('numbers');
      await collection.insertMany(numbers);
      const update = client.db('limits').command({
        update: 'numbers',
        updates: [
          { q: { _id: 1 }, u: { $set: { seen: true } } },
          { q: { text: { $regex: '^(?=(a+)+$)' } }, u: { $set: { seen: true } }, multi: true },
        ],
        maxTimeMS: 60,
      });
      await expect(update).rejects.toMatchObject({ code: 50 });
      expect(await collection.countDocuments({ seen: true })).toBe(0);
    }));

  test('the batches of a cursor together', () =>
    withStore(async (client) => {
      const collection = client.db('limits').collection<{ _id: number; text: string }>('numbers');
      await collection.insertMany(numbers);
      const slow = { $set: { sum: { $sum: { $map: { input: { $range: [0, 3000] }, in: '$$this' } } } } };
      const cursor = collection.aggregate([slow], { maxTimeMS: 60, batchSize: 2 });
      await expect(cursor.toArray()).rejects.toMatchObject({ code: 50 });
    }));
});

test('a regular expression that tries without end is answered, or an error', () =>
  withStore(async (client) => {
    const collection = client.db('limits').collection('texts');
    await collection.insertOne({ text: `${'a'.repeat(60)}!` });
    for (const pattern of ['^(a+)+$', '^(a|a)*$', `${'a?'.repeat(60)}b`, `${'(?:a|aa)'.repeat(40)}b`, '(((a*)*)*)*c']) {
      expect(await collection.findOne({ text: { $regex: pattern } })).toBeNull();
      expect(await collection.findOne({ $jsonSchema: { properties: { text: { pattern } } } })).toBeNull();
    }
    expect(await collection.findOne({ text: /^(a+)+!$/ })).not.toBeNull();
    // What only an engine that backtracks has is stopped.
    await expect(collection.findOne({ text: /^(?=(a+)+$)/ })).rejects.toMatchObject({ code: 51156 });
    const schema = { properties: { text: { pattern: '^(?=(a+)+$)' } } };
    await expect(collection.findOne({ $jsonSchema: schema })).rejects.toMatchObject({ code: 51156 });
    expect(await collection.findOne({ text: /^(?=a+!)/ })).not.toBeNull();
  }));

test('documents go 100 levels deep', () =>
  withStore(async (client) => {
    const collection = client.db('limits').collection<Document & { _id: number }>('deep');
    await collection.insertOne({ ...nested(100), _id: 100 });
    await expect(collection.insertOne({ ...nested(101), _id: 101 })).rejects.toMatchObject({ code: 15 });
    const deeper = collection.updateOne({ _id: 100 }, [{ $set: { a: { a: '$a' } } }]);
    await expect(deeper).rejects.toMatchObject({ code: 15 });
    expect(await collection.findOne({ _id: 100 })).toEqual({ ...nested(100), _id: 100 });
  }));

test('what no document can hold is an error, and never cut off', () =>
  withStore(async (client) => {
    const collection = client.db('limits').collection<Document & { _id: number }>('large');
    await collection.insertOne({ _id: 1, text: 'x'.repeat(1_000_000), bits: new Binary(Buffer.alloc(100_000, 1)) });
    const copies = (count: number) => ({ $map: { input: { $range: [0, count] }, in: '$text' } });
    for (const count of [17, 40])
      await expect(collection.aggregate([{ $set: { all: copies(count) } }]).toArray()).rejects.toMatchObject({
        code: 10334,
        codeName: 'BSONObjectTooLarge',
      });
    const joined = { $reduce: { input: copies(20), initialValue: '', in: { $concat: ['$$value', '$$this'] } } };
    await expect(collection.aggregate([{ $set: { all: joined } }]).toArray()).rejects.toMatchObject({ code: 10334 });
    await expect(collection.updateOne({}, [{ $set: { all: joined } }])).rejects.toMatchObject({ code: 17419 });
    expect(await collection.findOne({ bits: { $bitsAllSet: [0, 799_992] } })).not.toBeNull();
    expect(await collection.findOne({ bits: { $bitsAnySet: [2_147_483_647] } })).toBeNull();
  }));

test('arrays may be as long as a document is large', () =>
  withStore(async (client) => {
    const collection = client.db('limits').collection<{ _id: number; n: number[] }>('long');
    await collection.insertOne({ _id: 1, n: Array.from({ length: 200_000 }, (_, n) => n % 10) });
    await collection.updateOne({}, { $push: { n: { $each: Array.from({ length: 200_000 }, () => 3), $position: 1 } } });
    await collection.updateOne({}, { $pull: { n: { $lt: 3 } } });
    await collection.updateOne({}, { $pullAll: { n: [9] } });
    const sizes = await collection.aggregate([{ $project: { _id: 0, size: { $size: '$n' } } }]).toArray();
    expect(sizes).toEqual([{ size: 200_000 + 120_000 }]);
  }));

test('a write that more machines are to confirm than there are is done, and told unconfirmed', () =>
  withStore(async (client) => {
    const database = client.db('limits');
    const reply = await database
      .command({ insert: 'few', documents: [{ _id: 1 }], writeConcern: { w: 10 } })
      .catch((error: unknown) =>
        error instanceof MongoServerError ? error.errorResponse : Promise.reject(new Error(String(error))),
      );
    expect(reply).toMatchObject({ writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern' } });
    expect(await database.collection('few').countDocuments()).toBe(1);
    const unknown = database.command({ insert: 'few', documents: [{ _id: 2 }], writeConcern: { w: 'elsewhere' } });
    await expect(unknown).rejects.toMatchObject({ code: 79 });
    const many = database.command({ insert: 'few', documents: [{ _id: 2 }], writeConcern: { w: 51 } });
    await expect(many).rejects.toMatchObject({ code: 9 });
  }));

test('collMod refuses what it would do by halves', () =>
  withStore(async (client) => {
    const database = client.db('limits');
    await database.collection('some').createIndexes([{ key: { a: 1 }, name: 'a' }]);
    const change = database.command({ collMod: 'some', index: { name: 'a', unique: true } });
    await expect(change).rejects.toMatchObject({ code: 115 });
    await expect(database.command({ collMod: 'some', cappedSize: 5 })).rejects.toMatchObject({ code: 115 });
    await database.command({ collMod: 'some', index: { name: 'a', expireAfterSeconds: 60 } });
  }));

test('a write inside a transaction has no write concern of its own', () =>
  withStore(async (_, { port }) => {
    const reply = await runCommand(port, {
      insert: 'numbers',
      documents: [{ _id: 1 }],
      $db: 'limits',
      lsid: { id: new UUID() },
      txnNumber: Long.fromNumber(1),
      startTransaction: true,
      autocommit: false,
      writeConcern: { w: 1 },
    });
    expect(reply).toMatchObject({ ok: new Int32(0), code: new Int32(72), codeName: 'InvalidOptions' });
  }));
