import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { decode, encode } from '../values/codec.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { checkData } from './check.js';
import { openEnvironment } from './environment.js';
import { catalogKey, foldingKey, formatKey } from './layout.js';

// Made by the last version that wrote format 1: `people` with 120 documents, the last 20 removed, two indexes and a rule; the
// view `even` on it.
const formatOne = path.resolve(__dirname, '../testing/format-1.mdb.gz');

/** Makes a folder one of format 4, whose indexes but that of `_id` have a collation. */
async function asFormatFour(dataDir: string, collation: Document): Promise<void> {
  const environment = openEnvironment(dataDir, false);
  const { database, records } = environment;
  records.transactionSync(() => {
    const entry = decode(records.get(catalogKey('old.people')) ?? Buffer.alloc(0));
    const indexes = fieldOf(entry, 'indexes');
    const changed = (Array.isArray(indexes) ? indexes.filter(isDocument) : []).map((index) => {
      const spec = fieldOf(index, 'spec');
      return isDocument(spec) && spec['name'] !== '_id_' ? { ...index, spec: { ...spec, collation } } : index;
    });
    records.putSync(catalogKey('old.people'), encode({ ...entry, options: { collation }, indexes: changed }));
    records.removeSync(foldingKey);
  });
  database.putSync(formatKey, Buffer.from([0, 0, 0, 4]));
  await environment.close();
}

test.each<Document>([
  { locale: 'fr', backwards: true },
  { locale: 'fr', strength: 4 },
  { locale: 'fr', strength: 2, caseLevel: true },
  { locale: 'fr', alternate: 'shifted', maxVariable: 'space' },
  { locale: 'fr', more: 1 },
  { locale: 'xx' },
])('a folder of the fourth format opens with the collation %j, which no command may name', (collation) =>
  withFolder(async (dataDir) => {
    const withPeople = async (run: (client: MongoClient) => Promise<void>): Promise<void> => {
      const store = await startDatastore({ dataDir, fsync: false });
      const client = await new MongoClient(store.uri).connect();
      try {
        await run(client);
      } finally {
        await client.close();
        await store.stop();
      }
    };
    await withPeople(async (client) => {
      const people = client.db('old').collection<{ _id: number; name: string }>('people');
      await people.createIndexes([{ key: { name: 1 } }]);
      await people.insertMany(['cote', 'coté'].map((name, _id) => ({ _id, name })));
    });
    await asFormatFour(dataDir, collation);
    await withPeople(async (client) => {
      const people = client.db('old').collection<{ _id: number; name: string }>('people');
      expect(await people.findOne({ name: 'coté' })).toMatchObject({ _id: 1 });
      await people.createIndexes([{ key: { name: -1 } }]);
      const index = { key: { name: 1, _id: 1 }, name: 'more', collation };
      for (const command of [
        { createIndexes: 'people', indexes: [index] },
        { find: 'people', collation },
      ])
        await expect(client.db('old').command(command)).rejects.toThrow(/collation|locale/);
    });
    expect(await checkData(dataDir)).toMatchObject({ documents: 2, indexEntries: 6 });
  }),
);

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
