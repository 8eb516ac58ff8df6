import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Collection, MongoClient } from 'mongodb';
import { Random } from '../crash/random.js';
import { startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { checkData } from './check.js';

interface Numbered {
  readonly _id: number;
  readonly text: string;
  readonly n?: number;
  readonly at?: Date;
}

const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Changes one bit of a text wherever the file of a running store has it. */
function flip(dataDir: string, text: string): void {
  const file = path.join(dataDir, 'data.mdb');
  const bytes = readFileSync(file);
  const random = new Random(seed);
  const handle = openSync(file, 'r+');
  let found = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    const place = at + random.below(text.length);
    writeSync(handle, Buffer.from([(bytes[place] ?? 0) ^ (1 << random.below(8))]), 0, 1, place);
    found += 1;
  }
  closeSync(handle);
  expect(found).toBeGreaterThan(0);
}

async function withRunning(
  run: (people: Collection<Numbered>, dataDir: string, told: readonly string[]) => Promise<void>,
  mostChanges = 100_000,
): Promise<void> {
  await withFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    const told: string[] = [];
    const tell = (sentence: string): number => told.push(sentence);
    const store = await startDatastore({ dataDir, fsync: false, tell, mostChanges, expiryInterval: 50 });
    const client = await new MongoClient(store.uri, { retryReads: false, retryWrites: false }).connect();
    try {
      await run(client.db('a').collection<Numbered>('people'), dataDir, told);
    } finally {
      await client.close();
      await store.stop();
    }
    await expect(checkData(dataDir)).rejects.toThrow('npm run store -- restore');
  });
}

const textOf = (_id: number): string => `text of number ${_id}; `.repeat(4);
const documents = (count: number): Numbered[] =>
  Array.from({ length: count }, (_, _id) => ({ _id, text: textOf(_id), n: _id }));

process.stdout.write(`damage while running with seed ${seed}\n`);

test('who reads what was damaged meanwhile gets an error, others go on, and somebody is told', () =>
  withRunning(async (people, dataDir, told) => {
    await people.createIndexes([{ key: { n: 1 } }]);
    await people.insertMany(documents(300));
    expect(await people.findOne({ _id: 77 })).toMatchObject({ text: textOf(77) });
    flip(dataDir, textOf(77));
    const damaged = expect.objectContaining({ code: 368, message: expect.stringContaining('npm run store -- check') });
    for (const work of [
      () => people.findOne({ _id: 77 }),
      () => people.findOne({ n: 77 }),
      () => people.find().toArray(),
      () => people.aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }]).toArray(),
      () => people.updateOne({ _id: 77 }, { $set: { n: 1 } }),
      () => people.deleteOne({ _id: 77 }),
    ])
      await expect(work()).rejects.toEqual(damaged);
    for (const _id of [0, 76, 78, 299]) expect(await people.findOne({ _id })).toMatchObject({ text: textOf(_id) });
    expect(await people.find({ n: { $gt: 78 } }).toArray()).toHaveLength(221);
    await people.updateOne({ _id: 78 }, { $set: { n: 1000 } });
    await people.insertOne({ _id: 1000, text: 'new' });
    expect(await people.findOne({ _id: 78 })).toMatchObject({ n: 1000 });
    expect(told).toEqual([expect.stringContaining(`Damage in ${dataDir}, met by find on a.people`)]);
    expect(told[0]).toContain('npm run store -- check');
  }));

test('documents of others expire beside a damaged one', () =>
  withRunning(async (people, dataDir, told) => {
    const database = people.db;
    await people.createIndexes([{ key: { at: 1 }, name: 'at', expireAfterSeconds: 2 ** 31 - 1 }]);
    await people.insertOne({ _id: 100, text: textOf(100), at: new Date(0) });
    flip(dataDir, textOf(100));
    await database.command({ collMod: 'people', index: { name: 'at', expireAfterSeconds: 3600 } });
    const others = database.collection<Numbered>('zebras');
    await others.createIndexes([{ key: { at: 1 }, expireAfterSeconds: 3600 }]);
    await others.insertOne({ _id: 1, text: 'old', at: new Date(0) });
    while ((await others.countDocuments()) > 0 || told.length === 0);
    expect(told[0]).toContain('met by expiry');
  }));

test('writes go on beside a damaged change in a log that is full', () =>
  withRunning(async (people, dataDir) => {
    await people.insertMany(documents(30));
    flip(dataDir, textOf(3));
    for (let _id = 100; _id < 200; _id += 1) await people.insertOne({ _id, text: 'new' });
    expect(await people.countDocuments({ _id: { $gte: 100 } })).toBe(100);
    const stream = people.watch([], { maxAwaitTimeMS: 20 });
    await stream.tryNext();
    await people.insertOne({ _id: 300, text: 'new' });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 300 } });
    await stream.close();
  }, 40));
