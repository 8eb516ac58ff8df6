import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Document, MongoClient, MongoServerError } from 'mongodb';
import { Random } from '../crash/random.js';
import { FolderError, startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { checkData } from './check.js';
import { openDatabase } from './environment.js';
import { Area, areaStart } from './layout.js';

type Numbered = Document & { _id: number; text: string };

const count = 600;

/** Documents of all sizes, some with pages of their own. */
function documentOf(_id: number): Numbered {
  return { _id, text: `${_id} `.repeat(_id % 50 === 0 ? 3000 : 10), key: (_id * 7919) % count };
}

async function fill(dataDir: string): Promise<void> {
  const store = await startDatastore({ dataDir, fsync: false });
  const client = await new MongoClient(store.uri).connect();
  const collection = client.db('a').collection<Numbered>('b');
  await collection.createIndexes([{ key: { key: 1 } }]);
  await collection.insertMany(Array.from({ length: count }, (_, _id) => documentOf(_id)));
  await collection.deleteMany({ _id: { $gte: count - 50 } });
  await client.close();
  await store.stop();
}

/** What somebody sees of a folder: that it is refused, or its documents, each right or an error. */
async function look(dataDir: string): Promise<'refused' | 'noticed' | 'whole'> {
  try {
    const store = await startDatastore({ dataDir, fsync: false });
    const client = await new MongoClient(store.uri, { retryReads: false }).connect();
    try {
      const collection = client.db('a').collection<Numbered>('b');
      const found = await collection.find().toArray();
      const byKey = await collection
        .find({ key: { $gte: 0 } })
        .hint({ key: 1 })
        .toArray();
      for (const documents of [found, byKey]) {
        expect(documents).toHaveLength(count - 50);
        for (const document of documents) expect(document).toEqual(documentOf(document._id));
      }
      return 'whole';
    } catch (error) {
      if (!(error instanceof MongoServerError)) throw error;
      expect(error.code).toBe(368);
      return 'noticed';
    } finally {
      await client.close();
      await store.stop();
    }
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    expect(error.message).toContain('npm run store -- restore');
    return 'refused';
  }
}

test(
  'damage is refused or noticed, never served as data',
  () =>
    withFolder(async (folder) => {
      const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
      process.stdout.write(`damage with seed ${seed}\n`);
      const random = new Random(seed);
      const whole = path.join(folder, 'whole');
      await fill(whole);
      const original = path.join(whole, 'data.mdb');
      const { size } = statSync(original);
      const pages = size / 4096;
      const seen = { refused: 0, noticed: 0, whole: 0 };
      // Much of the file is log and free pages, where no reader meets what is damaged.
      for (let run = 0; run < 40 || (seen.noticed === 0 && run < 400); run += 1) {
        const dataDir = path.join(folder, `run ${run}`);
        const file = path.join(dataDir, 'data.mdb');
        mkdirSync(dataDir);
        copyFileSync(original, file);
        const bytes = readFileSync(file);
        const page = run < 2 ? run : random.below(pages);
        if (run % 4 === 0) bytes.fill(0, page * 4096, (page + 1) * 4096);
        else if (run % 4 === 1) bytes.fill(0xff, page * 4096 + random.below(4000), (page + 1) * 4096);
        else {
          const at = random.below(size);
          bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
        }
        writeFileSync(file, bytes);
        if (run % 10 === 9) truncateSync(file, random.below(pages) * 4096);
        const isSound = await checkData(dataDir).then(
          () => true,
          () => false,
        );
        const found = await look(dataDir);
        // Who looks beforehand is told of all that would be met, and of more.
        if (found !== 'whole') expect(isSound).toBe(false);
        seen[found] += 1;
        rmSync(dataDir, { recursive: true });
      }
      expect(seen.refused).toBeGreaterThan(0);
      expect(seen.noticed).toBeGreaterThan(0);
    }),
  240_000,
);

test('a start that meets a damaged record says that the data is damaged', () =>
  withFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    await fill(dataDir);
    const database = openDatabase(dataDir, { fsync: false, readOnly: true });
    const latest = [
      ...database.getRange({ start: areaStart(Area.change + 1), end: areaStart(Area.change), reverse: true, limit: 1 }),
    ];
    await database.close();
    const file = path.join(dataDir, 'data.mdb');
    const bytes = readFileSync(file);
    const value = latest[0]?.value ?? Buffer.alloc(0);
    for (let at = bytes.indexOf(value); at >= 0; at = bytes.indexOf(value, at + 1))
      bytes[at + 1] = (bytes[at + 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    expect(await look(dataDir)).toBe('refused');
  }));
