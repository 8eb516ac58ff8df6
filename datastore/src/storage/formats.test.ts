import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { checkData } from './check.js';

// Made by the last version that wrote format 1: `people` with 120 documents, the last 20 removed, two indexes and a rule; the
// view `even` on it.
const formatOne = path.resolve(__dirname, '../testing/format-1.mdb.gz');

test('a folder of the first format is brought up to date whole, and can be used', () =>
  withFolder(async (dataDir) => {
    writeFileSync(path.join(dataDir, 'data.mdb'), gunzipSync(readFileSync(formatOne)));
    await expect(checkData(dataDir)).rejects.toThrow('Start the store once with it');
    const store = await startDatastore({ dataDir, fsync: false });
    const client = await new MongoClient(store.uri).connect();
    const people = client.db('old').collection<{ _id: number; n: number; mail: string; tags: string[] }>('people');
    const all = await people.find().toArray();
    expect(all.map(({ _id }) => _id)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    expect(all[7]).toMatchObject({ n: 7, mail: 'm7@example.com', tags: ['t1', 'u2'], big: 7 });
    expect(await people.countDocuments({ tags: 't1', n: { $lt: 50 } })).toBe(17);
    expect(await client.db('old').collection('even').countDocuments()).toBe(50);
    await expect(people.insertOne({ _id: 200, n: 200, mail: 'm7@example.com', tags: [] })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(people.updateOne({ _id: 1 }, { $set: { n: 'one' as unknown as number } })).rejects.toMatchObject({
      code: 121,
    });
    const stream = people.watch([], { maxAwaitTimeMS: 20 });
    await stream.tryNext();
    await people.deleteOne({ _id: 1 });
    expect(await stream.next()).toMatchObject({ operationType: 'delete', documentKey: { _id: 1 } });
    await stream.close();
    await client.close();
    await store.stop();
    expect(await checkData(dataDir)).toMatchObject({ collections: 2, documents: 99 });
  }));
