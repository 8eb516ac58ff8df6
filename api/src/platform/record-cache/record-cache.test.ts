import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import mongoose, { type Connection, Types } from 'mongoose';
import { startTestStore, type TestStore } from '../../../tests/support/store.js';
import { until } from '../../../tests/support/until.js';
import { connectStore, transactionsOn } from '../database/index.js';
import { createLog } from '../observability/index.js';
import { hearOfWritesElsewhere, hearOfWritesHere, RecordCache } from './index.js';

interface Stored {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly tags?: readonly string[];
}

const log = createLog({ logLevel: 'silent', version: 'test' });
let store: TestStore;
let connection: Connection;
let cache: RecordCache;
let stopHearing: (() => void) | undefined;
let reads = 0;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { watched: true });
});
afterAll(async () => {
  await connection.close();
  await store.stop();
});
beforeEach(() => {
  stopHearing?.();
  cache = new RecordCache();
  stopHearing = hearOfWritesHere(connection, cache);
  cache.hear(true);
  reads = 0;
});

const companies = () => connection.collection<Stored>('companies');
async function stored(name: string): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await companies().insertOne({ _id, name });
  return _id;
}
const read = (id: Types.ObjectId) =>
  cache.one('companies', id.toHexString(), () => {
    reads += 1;
    return companies().findOne({ _id: id });
  });
const names = () =>
  cache.among('companies', 'all', async () => {
    reads += 1;
    const all = await companies().find().sort({ _id: 1 }).toArray();
    return all.map(({ name }) => name);
  });

test('what was read once is not asked for again, and neither is what is not there', async () => {
  const id = await stored('Here');
  for (let time = 0; time < 3; time += 1) expect((await read(id))?.name).toBe('Here');
  expect(reads).toBe(1);
  const nobody = new Types.ObjectId();
  for (let time = 0; time < 3; time += 1) expect(await read(nobody)).toBeNull();
  expect(reads).toBe(2);
});

test('nothing is kept while writes from elsewhere are not heard of', async () => {
  const id = await stored('Unheard');
  cache.hear(false);
  await read(id);
  await read(id);
  expect(reads).toBe(2);
});

test.each([
  ['updateOne', (_id: Types.ObjectId) => companies().updateOne({ _id }, { $set: { name: 'After' } })],
  ['updateMany', (_id: Types.ObjectId) => companies().updateMany({ name: 'Before' }, { $set: { name: 'After' } })],
  ['replaceOne', (_id: Types.ObjectId) => companies().replaceOne({ _id }, { name: 'After' })],
  ['findOneAndUpdate', (_id: Types.ObjectId) => companies().findOneAndUpdate({ _id }, { $set: { name: 'After' } })],
  [
    'bulkWrite',
    (_id: Types.ObjectId) =>
      companies().bulkWrite([{ replaceOne: { filter: { _id }, replacement: { name: 'After' } } }]),
  ],
])('a record that is written by %s is read anew', async (_how, write) => {
  const id = await stored('Before');
  expect((await read(id))?.name).toBe('Before');
  await write(id);
  expect((await read(id))?.name).toBe('After');
});

test.each([
  ['deleteOne', (_id: Types.ObjectId) => companies().deleteOne({ _id })],
  ['deleteMany', () => companies().deleteMany({})],
  ['findOneAndDelete', (_id: Types.ObjectId) => companies().findOneAndDelete({ _id })],
  ['drop', () => companies().drop()],
])('a record that is taken away by %s is gone', async (_how, remove) => {
  const id = await stored('Before');
  await read(id);
  await remove(id);
  expect(await read(id)).toBeNull();
});

test('a record that was missing is found once it is there', async () => {
  const _id = new Types.ObjectId();
  expect(await read(_id)).toBeNull();
  await companies().insertOne({ _id, name: 'New' });
  expect((await read(_id))?.name).toBe('New');
});

test('a write to one record leaves the others, but nothing that stands on all of them', async () => {
  const [one, other] = [await stored('One'), await stored('Other')];
  await Promise.all([read(one), read(other), names()]);
  reads = 0;
  await companies().updateOne({ _id: one }, { $set: { name: 'One more' } });
  expect((await read(other))?.name).toBe('Other');
  expect(reads).toBe(0);
  expect(await names()).toContain('One more');
});

test('what a transaction writes is read when it is committed, and not before', async () => {
  const id = await stored('Before');
  await read(id);
  await transactionsOn(connection)(async (session) => {
    await companies().updateOne({ _id: id }, { $set: { name: 'After' } }, { session });
    expect((await read(id))?.name).toBe('Before');
  });
  expect((await read(id))?.name).toBe('After');
});

test('what was read while it was written is not kept', async () => {
  const id = await stored('Before');
  const old = await cache.one('companies', id.toHexString(), async () => {
    const found = await companies().findOne({ _id: id });
    await companies().updateOne({ _id: id }, { $set: { name: 'After' } });
    return found;
  });
  expect(old?.name).toBe('Before');
  expect((await read(id))?.name).toBe('After');
});

test('what was read while another record was written is kept, unless it stands on all of them', async () => {
  const [id, other] = [await stored('One'), await stored('Other')];
  const write = () => companies().updateOne({ _id: other }, { $set: { name: 'After' } });
  const readMeanwhile = cache.one('companies', id.toHexString(), async () => {
    const found = await companies().findOne({ _id: id });
    await write();
    return found;
  });
  expect((await readMeanwhile)?.name).toBe('One');
  await read(id);
  expect(reads).toBe(0);
  await cache.among('companies', 'all', async () => {
    await write();
    return ['old'];
  });
  expect(await names()).toContain('After');
});

test('what was read while it was written is not kept either where many others are read and written meanwhile', async () => {
  const others = Array.from({ length: 999 }, (_, number) => `other ${number}`);
  for (const id of others) cache.changedElsewhere('companies', id);
  await cache.one('companies', 'late', async () => {
    cache.changedElsewhere('companies', 'late');
    // Each of these asks whether it was written, and none of them lately.
    for (const id of others) await cache.one('companies', id, () => Promise.resolve({ name: id }));
    cache.changedElsewhere('companies', 'another');
    return { name: 'Before' };
  });
  const found = await cache.one('companies', 'late', () => Promise.resolve({ name: 'After' }));
  expect(found?.name).toBe('After');
});

test('of several records those are asked for that are not kept', async () => {
  const [one, other, missing] = [await stored('One'), await stored('Other'), new Types.ObjectId()];
  await read(one);
  const asked: string[][] = [];
  const several = async () =>
    cache.many('companies', [one, missing, other].map(String), async (ids) => {
      asked.push([...ids]);
      const found = await companies()
        .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
        .toArray();
      return new Map(found.map((each) => [String(each._id), each]));
    });
  for (let time = 0; time < 2; time += 1)
    expect([...(await several()).values()].map(({ name }) => name)).toEqual(['One', 'Other']);
  expect(asked).toEqual([[String(missing), String(other)]]);
  await companies().updateOne({ _id: other }, { $set: { name: 'Other still' } });
  expect([...(await several()).values()].map(({ name }) => name)).toEqual(['One', 'Other still']);
});

test('what is shared cannot be changed by mistake', async () => {
  const id = new Types.ObjectId();
  await companies().insertOne({ _id: id, name: 'Fixed', tags: ['a'] });
  const found = await read(id);
  expect(() => Object.assign(found ?? {}, { name: 'Changed' })).toThrow(TypeError);
  expect(() => Object.assign(found?.tags ?? [], ['b'])).toThrow(TypeError);
});

test('what another program writes, which announces nothing, is heard of from the store', async () => {
  cache.hear(false);
  const stop = hearOfWritesElsewhere(connection, cache, log);
  const other = await mongoose.createConnection(store.uri).asPromise();
  try {
    const id = await stored('Before');
    await until(async () => {
      await read(id);
      const before = reads;
      await read(id);
      return reads === before;
    });
    await other.collection<Stored>('companies').updateOne({ _id: id }, { $set: { name: 'After' } });
    await until(async () => (await read(id))?.name === 'After');
  } finally {
    await other.close();
    await stop();
  }
  await read(await stored('Unheard'));
  const before = reads;
  await names();
  await names();
  expect(reads).toBe(before + 2);
});
