import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { type Collection, MongoClient } from 'mongodb';
import { startChildStore } from '../crash/child-store.js';
import { Random } from '../crash/random.js';
import type { EmbeddedProcess } from '../launcher/embedded.js';
import { sourceScript } from '../testing/source-script.js';
import { withFolder } from '../testing/temporary-folder.js';

/*
 * Pages of the data file that are damaged while a store runs on it. LMDB trusts what leads to a record, so the process may
 * end; what nobody may see is a document that is not what was written. The seed is printed; `DATASTORE_SEED` repeats a run.
 */

interface Numbered {
  readonly _id: number;
  readonly text: string;
}

const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const rounds = 3;
const count = 600;
const pageBytes = 4096;
const documentOf = (_id: number): Numbered => ({ _id, text: `text of number ${_id}; `.repeat(8) });

/** Reads all there is, in several ways, until the store ends or all was tried. @returns how often something was damaged */
async function readAll(uri: string): Promise<{ readonly right: number; readonly failed: number }> {
  const client = new MongoClient(uri, { retryReads: false, serverSelectionTimeoutMS: 500 });
  const seen = { right: 0, failed: 0 };
  const look = async (read: (things: Collection<Numbered>) => Promise<readonly Numbered[]>): Promise<void> => {
    let found: readonly Numbered[];
    try {
      found = await read(client.db('a').collection<Numbered>('things'));
    } catch {
      // Damage that was noticed, or a process that has ended.
      seen.failed += 1;
      return;
    }
    for (const document of found) expect(document).toEqual(documentOf(document._id));
    seen.right += found.length;
  };
  try {
    for (let _id = 0; _id < count; _id += 60) await look((things) => things.find({ _id }).toArray());
    await look((things) => things.find().toArray());
    await look((things) =>
      things
        .find({ text: /number/ })
        .sort({ text: 1 })
        .toArray(),
    );
    await look((things) =>
      things.aggregate<Numbered>([{ $group: { _id: '$_id', text: { $first: '$text' } } }]).toArray(),
    );
  } finally {
    await client.close();
  }
  return seen;
}

/** Writes over parts of some pages, their heads among them, as a failing disk would. */
function damage(dataDir: string, random: Random): void {
  const file = path.join(dataDir, 'data.mdb');
  const pages = Math.floor(statSync(file).size / pageBytes);
  const handle = openSync(file, 'r+');
  for (let each = 0; each < pages / 2; each += 1) {
    // The first two pages say where everything begins; the others lead to it.
    const page = 2 + random.below(pages - 2);
    const from = random.below(3) === 0 ? 0 : random.below(pageBytes - 64);
    const bytes = Buffer.from(Array.from({ length: 64 }, () => random.below(256)));
    writeSync(handle, bytes, 0, bytes.length, page * pageBytes + from);
  }
  closeSync(handle);
}

async function end(store: EmbeddedProcess): Promise<string> {
  await store.kill();
  return store.ended;
}

test('pages that are damaged under a running store end it at the worst, and never show what was not written', async () => {
  process.stdout.write(`damaged pages with seed ${seed}\n`);
  const random = new Random(seed);
  const ends: string[] = [];
  let noticed = 0;
  for (let round = 0; round < rounds; round += 1)
    await withFolder(async (folder) => {
      const dataDir = path.join(folder, 'data');
      const store = await startChildStore(sourceScript, dataDir, 0);
      const client = new MongoClient(store.uri);
      await client
        .db('a')
        .collection<Numbered>('things')
        .insertMany(Array.from({ length: count }, (_, _id) => documentOf(_id)));
      await client.close();
      damage(dataDir, random);
      noticed += (await readAll(store.uri)).failed;
      ends.push(await end(store));
      // Its next start goes back to the last checkpoint and the journal, or says what to do.
      const again = await startChildStore(sourceScript, dataDir, 0).catch((error: unknown) => String(error));
      if (typeof again === 'string') expect(again).toContain('npm run store -- restore');
      else {
        await readAll(again.uri);
        await end(again);
      }
    });
  expect(noticed).toBeGreaterThan(0);
  // Where a page ended it, it is said what that may mean.
  for (const how of ends.filter((each) => /SEGV|BUS|ABRT/.test(each))) expect(how).toContain('every page');
  process.stdout.write(`ended by: ${ends.join('; ')}\n`);
}, 120_000);
