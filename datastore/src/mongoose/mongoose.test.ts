import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { Schema, Types } from 'mongoose';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

let store: Datastore;
const connection = mongoose.createConnection();

const userSchema = new Schema(
  {
    email: { type: String, unique: true, required: true },
    name: String,
    tags: [String],
    age: Number,
    meta: { a: Number, d: Date },
    friend: { type: Schema.Types.ObjectId, ref: 'User' },
    price: Schema.Types.Decimal128,
    picture: Buffer,
    labels: { type: Map, of: String },
    key: Schema.Types.UUID,
    big: BigInt,
  },
  { timestamps: true },
);
const postSchema = new Schema({
  title: String,
  author: { type: Schema.Types.ObjectId, ref: 'User', index: true },
  comments: [{ by: { type: Schema.Types.ObjectId, ref: 'User' }, text: String, likes: { type: Number, default: 0 } }],
});
const numberSchema = new Schema({
  n: { type: Number, index: true },
  k: Number,
  text: String,
  user: Schema.Types.ObjectId,
});
const User = connection.model('User', userSchema);
const Post = connection.model('Post', postSchema);
const Numbered = connection.model('Numbered', numberSchema);

beforeAll(async () => {
  store = await startTemporaryStore({ expiryInterval: 100 });
  await connection.openUri(store.uri, { dbName: 'app' });
  await Promise.all([User.init(), Post.init(), Numbered.init()]);
});

afterAll(async () => {
  await connection.close();
  await store.stop();
});

async function newUser(email: string) {
  return User.create({ email, name: email.toUpperCase(), age: 30, tags: ['x', 'y'] });
}

describe('mongoose documents', () => {
  test('keep every type they were saved with', async () => {
    const saved = await User.create({
      email: 'types@x',
      price: '1.10',
      picture: Buffer.from('hi'),
      labels: { k: 'v' },
      key: '0c1e7f5e-0bdd-4b7b-9c48-0f3a4c1d9b4e',
      big: 9007199254740993n,
      meta: { d: new Date(5) },
    });
    const found = await User.findById(saved._id).orFail();
    expect(found.price?.toString()).toBe('1.10');
    expect(found.picture?.toString()).toBe('hi');
    expect(found.labels?.get('k')).toBe('v');
    expect(found.key?.toString()).toBe('0c1e7f5e-0bdd-4b7b-9c48-0f3a4c1d9b4e');
    expect(found.big).toBe(9007199254740993n);
    expect(found.meta?.d).toEqual(new Date(5));
  });

  test('report a duplicate key with its pattern and value', async () => {
    await newUser('twice@x');
    await assert.rejects(newUser('twice@x'), { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'twice@x' } });
  });

  test('populate references, in arrays too', async () => {
    const [anna, bert] = await Promise.all([newUser('anna@x'), newUser('bert@x')]);
    const post = await Post.create({ title: 'p', author: anna._id, comments: [{ by: bert._id, text: 'c' }] });
    const found = await Post.findById(post._id).populate('author').populate('comments.by').lean().orFail();
    expect(found.author).toMatchObject({ email: 'anna@x' });
    expect(found.comments[0]?.by).toMatchObject({ email: 'bert@x' });
  });

  test('upsert, and push with a slice', async () => {
    const made = await User.findOneAndUpdate(
      { email: 'upsert@x' },
      { $set: { name: 'U' }, $inc: { age: 5 } },
      { upsert: true, returnDocument: 'after' },
    ).orFail();
    expect(made.age).toBe(5);
    const pushed = await User.findOneAndUpdate(
      { email: 'upsert@x' },
      { $push: { tags: { $each: ['q', 'r'], $slice: -1 } } },
      { returnDocument: 'after' },
    ).orFail();
    expect([...pushed.tags]).toEqual(['r']);
  });

  test('change array elements by position and by array filter', async () => {
    const post = await Post.create({ comments: [{ text: 'c1' }, { text: 'c2' }] });
    await Post.updateOne({ _id: post._id, 'comments.text': 'c2' }, { $inc: { 'comments.$.likes': 3 } });
    await Post.updateOne(
      { _id: post._id },
      { $set: { 'comments.$[liked].text': 'zz' } },
      { arrayFilters: [{ 'liked.likes': 3 }] },
    );
    expect((await Post.findById(post._id).orFail()).comments.map(({ text, likes }) => [text, likes])).toEqual([
      ['c1', 0],
      ['zz', 3],
    ]);
    await Post.updateMany({ _id: post._id }, { $pull: { comments: { text: 'zz' } } });
    expect((await Post.findById(post._id).orFail()).comments).toHaveLength(1);
  });

  test('write in bulk, and tell which of it failed', async () => {
    const result = await User.bulkWrite([
      { insertOne: { document: { email: 'bulk1@x' } } },
      { updateOne: { filter: { email: 'bulk1@x' }, update: { $set: { age: 9 } } } },
      { replaceOne: { filter: { email: 'bulk1@x' }, replacement: { email: 'bulk2@x' } } },
      { deleteOne: { filter: { email: 'bulk2@x' } } },
      { updateOne: { filter: { email: 'bulk3@x' }, update: { $set: { age: 1 } }, upsert: true } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, deletedCount: 1, upsertedCount: 1, modifiedCount: 2 });
    const unordered = User.bulkWrite(
      ['bulk4@x', 'bulk3@x', 'bulk5@x'].map((email) => ({ insertOne: { document: { email } } })),
      { ordered: false },
    );
    await assert.rejects(unordered, { code: 11000, insertedCount: 2 });
  });
});

describe('mongoose transactions', () => {
  test('show their writes inside only, until they commit', async () => {
    await connection.transaction(async (session) => {
      await User.create([{ email: 'inside@x' }], { session });
      expect(await User.countDocuments({ email: 'inside@x' }).session(session)).toBe(1);
      expect(await User.countDocuments({ email: 'inside@x' })).toBe(0);
    });
    expect(await User.countDocuments({ email: 'inside@x' })).toBe(1);
  });

  test('leave nothing behind when they fail', async () => {
    await newUser('kept@x');
    const failing = connection.transaction(async (session) => {
      await User.deleteMany({}, { session });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await User.countDocuments({ email: 'kept@x' })).toBe(1);
  });

  test('are tried again when they meet, until each has counted', async () => {
    const user = await newUser('counter@x');
    await User.updateOne({ _id: user._id }, { age: 0 });
    let attempts = 0;
    const increment = () =>
      connection.withSession((session) =>
        session.withTransaction(async () => {
          attempts += 1;
          const current = await User.findById(user._id).session(session).orFail();
          await User.updateOne({ _id: user._id }, { $set: { age: (current.age ?? 0) + 1 } }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 12 }, increment));
    expect((await User.findById(user._id).orFail()).age).toBe(12);
    expect(attempts).toBeGreaterThanOrEqual(12);
  });

  test('make a write outside wait', async () => {
    const user = await newUser('waiting@x');
    const session = await connection.startSession();
    session.startTransaction();
    await User.updateOne({ _id: user._id }, { name: 'inside' }, { session });
    let done = false;
    const outside = User.updateOne({ _id: user._id }, { name: 'outside' }).then(() => {
      done = true;
    });
    await User.findOne({ email: 'waiting@x' });
    expect(done).toBe(false);
    await session.commitTransaction();
    await outside;
    expect((await User.findById(user._id).orFail()).name).toBe('outside');
    await session.endSession();
  });

  test('conflict over a unique key', async () => {
    const [first, second] = await Promise.all([connection.startSession(), connection.startSession()]);
    first.startTransaction();
    second.startTransaction();
    await User.create([{ email: 'claimed@x' }], { session: first });
    await assert.rejects(User.create([{ email: 'claimed@x' }], { session: second }), (error: unknown) => {
      assert(error instanceof mongoose.mongo.MongoServerError);
      return error.code === 112 && error.hasErrorLabel('TransientTransactionError');
    });
    await first.commitTransaction();
    await second.abortTransaction();
    await Promise.all([first.endSession(), second.endSession()]);
  });
});

describe('mongoose queries', () => {
  beforeAll(async () => {
    const [even, odd] = [new Types.ObjectId(), new Types.ObjectId()];
    await connection.collection('people').insertMany([
      { _id: even, name: 'even' },
      { _id: odd, name: 'odd' },
    ]);
    const documents = Array.from({ length: 5000 }, (_, n) => ({
      n,
      k: n % 50,
      text: 'x'.repeat(100),
      user: n % 2 === 0 ? even : odd,
    }));
    await Numbered.insertMany(documents, { ordered: false });
  });

  test('read thousands of documents through a cursor, in order', async () => {
    const seen: number[] = [];
    for await (const document of Numbered.find().sort({ n: 1 }).lean().cursor({ batchSize: 500 }))
      seen.push(document.n ?? -1);
    expect(seen).toEqual(Array.from({ length: 5000 }, (_, n) => n));
  });

  test('join, unwind, group and sort', async () => {
    const groups = await Numbered.aggregate([
      { $match: { n: { $gte: 100 } } },
      { $lookup: { from: 'people', localField: 'user', foreignField: '_id', as: 'person' } },
      { $unwind: '$person' },
      { $group: { _id: '$person.name', count: { $sum: 1 }, mean: { $avg: '$n' }, last: { $max: '$n' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(groups).toEqual([
      { _id: 'even', count: 2450, mean: 2549, last: 4998 },
      { _id: 'odd', count: 2450, mean: 2550, last: 4999 },
    ]);
  });

  test('look at the same documents from several sides', async () => {
    const [sides] = await Numbered.aggregate([
      {
        $facet: {
          top: [{ $sort: { n: -1 } }, { $limit: 2 }, { $project: { n: 1, _id: 0 } }],
          all: [{ $count: 'count' }],
          byRest: [{ $group: { _id: '$k', count: { $sum: 1 } } }, { $sort: { _id: 1 } }, { $limit: 1 }],
        },
      },
    ]);
    expect(sides).toEqual({
      top: [{ n: 4999 }, { n: 4998 }],
      all: [{ count: 5000 }],
      byRest: [{ _id: 0, count: 100 }],
    });
  });

  test('join by an expression', async () => {
    const joined = await connection
      .collection('people')
      .aggregate([
        {
          $lookup: {
            from: Numbered.collection.name,
            let: { id: '$_id' },
            pipeline: [{ $match: { n: { $lt: 10 }, $expr: { $eq: ['$user', '$$id'] } } }, { $project: { n: 1 } }],
            as: 'numbers',
          },
        },
        { $addFields: { size: { $size: '$numbers' } } },
      ])
      .toArray();
    expect(joined.map(({ size }) => size)).toEqual([5, 5]);
  });

  test('explain that they use an index', async () => {
    expect(JSON.stringify(await Numbered.find({ n: 5 }).explain())).toContain('"stage":"IXSCAN"');
    expect(JSON.stringify(await Numbered.find({ text: 'x' }).explain())).toContain('"stage":"COLLSCAN"');
  });

  test('order and match by a collation', async () => {
    const Named = connection.model('Named', new Schema({ name: String }));
    await Named.create([{ name: 'Bob' }, { name: 'alice' }, { name: 'Carl' }]);
    const sorted = await Named.find().sort({ name: 1 }).collation({ locale: 'en' });
    expect(sorted.map(({ name }) => name)).toEqual(['alice', 'Bob', 'Carl']);
    expect(await Named.countDocuments({ name: 'bob' }).collation({ locale: 'en', strength: 2 })).toBe(1);
  });
});

describe('mongoose indexes', () => {
  test('partial unique ones bind some documents only, sparse ones those with the field', async () => {
    const schema = new Schema({ code: String, active: Boolean, phone: { type: String, unique: true, sparse: true } });
    schema.index({ code: 1 }, { unique: true, partialFilterExpression: { active: true } });
    const Item = connection.model('Item', schema);
    await Item.init();
    await Item.create([
      { code: 'a', active: false },
      { code: 'a', active: false },
      { code: 'a', active: true },
    ]);
    await assert.rejects(Item.create({ code: 'a', active: true }), { code: 11000 });
  });

  test('documents expire', async () => {
    const Passing = connection.model('Passing', new Schema({ at: { type: Date, expires: 1 } }));
    await Passing.init();
    await Passing.create([{ at: new Date(Date.now() - 5000) }, { at: new Date(Date.now() + 60_000) }]);
    const changes = Passing.watch();
    const left = async () => Passing.countDocuments();
    while ((await left()) > 1) await new Promise((resolve) => setImmediate(resolve));
    await changes.close();
    expect(await left()).toBe(1);
  });

  test('are synchronised with the schema', async () => {
    const Old = connection.model('Synced', new Schema({ a: { type: Number, index: true } }), 'synced');
    await Old.init();
    const New = connection.model('SyncedAgain', new Schema({ b: { type: Number, index: true } }), 'synced');
    await New.syncIndexes();
    expect(Object.keys(await New.collection.indexInformation()).sort()).toEqual(['_id_', 'b_1']);
  });
});

test('change streams tell inserts, updates and removals', async () => {
  const stream = User.watch([{ $match: { operationType: { $in: ['insert', 'update', 'delete'] } } }], {
    fullDocument: 'updateLookup',
  });
  const events: { operationType: string; updateDescription?: { updatedFields: unknown } }[] = [];
  const complete = new Promise<void>((resolve) => {
    stream.on('change', (event) => {
      events.push(event);
      if (events.length === 3) resolve();
    });
  });
  await new Promise<void>((resolve) => {
    stream.once('ready', () => resolve());
  });
  const user = await newUser('watched@x');
  await User.updateOne({ _id: user._id }, { $set: { age: 77 } });
  await User.deleteOne({ _id: user._id });
  await complete;
  await stream.close();
  expect(events.map((event) => event.operationType)).toEqual(['insert', 'update', 'delete']);
  expect(events[1]?.updateDescription?.updatedFields).toMatchObject({ age: 77 });
});
