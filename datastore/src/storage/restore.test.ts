import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import type { MongoClient } from 'mongodb';
import { withFolder } from '../testing/temporary-folder.js';
import { withStoreIn } from '../testing/temporary-store.js';
import { backUp, restore } from './backup.js';
import { checkData } from './check.js';
import { openDatabase, openEnvironment } from './environment.js';
import { foldingKey, formatKey, formatVersion } from './layout.js';

interface Person {
  readonly _id: number;
  readonly name: string;
}

const collation = { locale: 'sv', strength: 1 };
// Made by the last version that wrote format 1: `people` with 100 documents.
const formatOne = path.resolve(__dirname, '../testing/format-1.mdb.gz');

const people = (client: MongoClient) => client.db('a').collection<Person>('people');
const dataOf = (folder: string): Buffer => readFileSync(path.join(folder, 'data.mdb'));

/** A store with two people, a backup of it, and another person since. */
async function withBackup(run: (dataDir: string, backup: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')];
    await withStoreIn(dataDir, async (client) => {
      await people(client).createIndexes([{ key: { name: 1 }, collation }]);
      await people(client).insertMany([
        { _id: 1, name: 'Åsa' },
        { _id: 2, name: 'Asa' },
      ]);
    });
    await backUp(dataDir, backup);
    await withStoreIn(dataDir, (client) => people(client).insertOne({ _id: 3, name: 'Eva' }));
    await run(dataDir, backup);
  });
}

/** Restores, which leaves the backup as it is. */
async function restored(backup: string, dataDir: string): Promise<void> {
  const before = dataOf(backup);
  await restore(backup, dataDir);
  expect(dataOf(backup).equals(before)).toBe(true);
  await checkData(dataDir);
}

/** What is refused changes nothing. */
async function refused(backup: string, dataDir: string, reason: string): Promise<void> {
  const before = dataOf(dataDir);
  const [refusal] = await Promise.allSettled([restore(backup, dataDir)]);
  const message: unknown = refusal.status === 'rejected' ? (refusal.reason as Error).message : 'restored';
  expect(message).toContain(reason);
  expect(message).toContain(backup);
  expect(message).not.toContain('restored');
  expect(dataOf(dataDir).equals(before)).toBe(true);
  expect(readdirSync(dataDir)).not.toContain('restored');
}

describe('a backup', () => {
  test('of the first format is restored, up to date', () =>
    withBackup(async (dataDir, backup) => {
      writeFileSync(path.join(backup, 'data.mdb'), gunzipSync(readFileSync(formatOne)));
      await restored(backup, dataDir);
      expect(await withStoreIn(dataDir, (client) => client.db('old').collection('people').countDocuments())).toBe(100);
    }));

  test('that another Node made is restored, its indexes built anew', () =>
    withBackup(async (dataDir, backup) => {
      const environment = openEnvironment(backup, true);
      environment.records.transactionSync(() =>
        environment.records.putSync(foldingKey, Buffer.from('1 of another Node')),
      );
      await environment.close();
      await expect(checkData(backup)).rejects.toThrow('another version of Node');
      await restored(backup, dataDir);
      const found = await withStoreIn(dataDir, (client) =>
        people(client).find({ name: 'ÅSA' }, { collation }).toArray(),
      );
      expect(found.map(({ _id }) => _id)).toEqual([1]);
    }));

  test('of a newer version is refused', () =>
    withBackup(async (dataDir, backup) => {
      const database = openDatabase(backup, { fsync: true, readOnly: false });
      database.putSync(formatKey, Buffer.from([0, 0, 0, formatVersion + 1]));
      await database.close();
      await refused(backup, dataDir, 'was written by a newer version of the embedded store');
    }));

  test("of another program's data is refused", () =>
    withBackup(async (dataDir, backup) => {
      const other = path.join(backup, 'other');
      mkdirSync(other);
      const database = open<Buffer, Buffer>({ path: other, keyEncoding: 'binary', encoding: 'binary', pageSize: 4096 });
      database.putSync(Buffer.from('key'), Buffer.from('value'));
      await database.close();
      await refused(other, dataDir, "holds another program's LMDB data");
    }));

  test('that is damaged is refused', () =>
    withBackup(async (dataDir, backup) => {
      const bytes = dataOf(backup);
      bytes.fill(0xff, bytes.indexOf('Åsa'), bytes.indexOf('Åsa') + 2);
      writeFileSync(path.join(backup, 'data.mdb'), bytes);
      await refused(backup, dataDir, 'is damaged');
    }));
});
