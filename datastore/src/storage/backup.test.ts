import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startChildStore } from '../crash/child-store.js';
import { startDatastore } from '../index.js';
import { sourceScript } from '../testing/source-script.js';
import { withFolder } from '../testing/temporary-folder.js';
import { backUp, compact, restore } from './backup.js';
import { checkData } from './check.js';

interface Note {
  readonly _id: number;
  readonly text: string;
}

async function idsIn(dataDir: string): Promise<number[]> {
  const store = await startDatastore({ dataDir, fsync: false });
  const client = await new MongoClient(store.uri).connect();
  const found = await client.db('a').collection<Note>('notes').find().sort({ _id: 1 }).toArray();
  await client.close();
  await store.stop();
  return found.map(({ _id }) => _id);
}

test(
  'a store that loses its folder under load has in its backup all that was acknowledged before',
  () =>
    withFolder(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const store = await startChildStore(sourceScript, dataDir, 0);
      const client = await new MongoClient(store.uri, { serverSelectionTimeoutMS: 2000 }).connect();
      const notes = client.db('a').collection<Note>('notes');
      await notes.createIndexes([{ key: { text: 1 } }]);
      let next = 0;
      const acknowledged = new Set<number>();
      let running = true;
      let worth: (() => void) | undefined;
      const writer = async (): Promise<void> => {
        while (running) {
          const _id = (next += 1);
          const done = await notes.insertOne({ _id, text: `${_id} `.repeat(100) }).then(
            () => true,
            () => false,
          );
          if (done) acknowledged.add(_id);
          if (acknowledged.size >= 300) worth?.();
        }
      };
      const enough = new Promise<void>((resolve) => {
        worth = resolve;
      });
      const writers = Promise.all([1, 2, 3, 4].map(writer));
      await enough;
      const before = [...acknowledged];
      const backup = path.join(folder, 'backup');
      const report = await backUp(dataDir, backup);
      expect(report.documents).toBeGreaterThanOrEqual(before.length);
      await expect(backUp(dataDir, backup)).rejects.toThrow('exists already');
      await store.kill();
      running = false;
      await client.close(true);
      await writers;
      rmSync(dataDir, { recursive: true });

      expect(await restore(backup, dataDir)).toBeUndefined();
      const found = await idsIn(dataDir);
      expect(found).toEqual(expect.arrayContaining(before));
      expect(found.every((_id) => _id <= next)).toBe(true);
    }),
  60_000,
);

test(
  'a backup of a store in which very much was changed lately is restored',
  () =>
    withFolder(async (folder) => {
      const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')];
      const store = await startDatastore({ dataDir, fsync: false });
      const client = await new MongoClient(store.uri).connect();
      const notes = client.db('a').collection<Note>('notes');
      for (let batch = 0; batch < 20; batch += 1)
        await notes.insertMany(
          Array.from({ length: 100 }, (_, index) => ({ _id: batch * 100 + index, text: `${index} `.repeat(400) })),
        );
      await client.close();
      await store.stop();
      await backUp(dataDir, backup);
      expect(await restore(backup, path.join(folder, 'other'))).toBeUndefined();
      expect(await idsIn(path.join(folder, 'other'))).toHaveLength(2000);
    }),
  60_000,
);

test(
  'what is restored takes the place of what was there, which is kept',
  () =>
    withFolder(async (folder) => {
      const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')];
      const store = await startDatastore({ dataDir, fsync: false });
      const client = await new MongoClient(store.uri).connect();
      const notes = client.db('a').collection<Note>('notes');
      await notes.insertMany([1, 2].map((_id) => ({ _id, text: '' })));
      await backUp(dataDir, backup);
      await notes.insertMany([3, 4].map((_id) => ({ _id, text: 'x'.repeat(200_000) })));
      await expect(restore(backup, dataDir)).rejects.toThrow(`is in use by process ${process.pid}`);
      await expect(checkData(dataDir)).rejects.toThrow('is in use');
      await notes.deleteOne({ _id: 4 });
      await client.close();
      await store.stop();

      const size = () => statSync(path.join(dataDir, 'data.mdb')).size;
      const large = size();
      await compact(dataDir);
      expect(size()).toBeLessThan(large);
      expect(await checkData(dataDir)).toMatchObject({ documents: 3 });
      expect(await idsIn(dataDir)).toEqual([1, 2, 3]);
      expect(await restore(backup, dataDir)).toContain('data.mdb.before-');
      expect(await idsIn(dataDir)).toEqual([1, 2]);
      expect(readdirSync(dataDir).filter((file) => file.includes('before'))).toHaveLength(1);
      await expect(restore(path.join(folder, 'nothing'), dataDir)).rejects.toThrow(
        'holds no data of the embedded store',
      );
    }),
  60_000,
);
