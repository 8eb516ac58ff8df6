import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { withFolder } from '../testing/temporary-folder.js';
import { backUp, restore } from './backup.js';
import { checkData } from './check.js';
import { JournaledDurability } from './durability.js';
import { dataFile, openDatabase, openEnvironment } from './environment.js';
import { journalFiles } from './journal.js';
import { noReservation } from './preallocation.js';
import { Records } from './records.js';
import { Store } from './store.js';

const key = (name: string) => Buffer.from([9, ...Buffer.from(name)]);

/** What a store leaves behind that is killed now. */
function killedCopy(dataFolder: string, target: string): string {
  mkdirSync(target);
  for (const name of ['data.mdb', ...journalFiles]) copyFileSync(path.join(dataFolder, name), path.join(target, name));
  return target;
}

async function withKilled(run: (killed: string, folder: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const dataFolder = path.join(folder, 'data');
    const { records, close } = opened(dataFolder);
    for (const name of ['a', 'b']) records.transactionSync(() => records.putSync(key(name), Buffer.from(name)));
    const killed = killedCopy(dataFolder, path.join(folder, 'killed'));
    await close();
    await run(killed, folder);
  });
}

function opened(folder: string) {
  const environment = openEnvironment(folder, true);
  return { records: environment.records, close: () => environment.close() };
}

test('a store that was killed has what it had acknowledged', () =>
  withKilled(async (killed) => {
    const { records, close } = opened(killed);
    expect(['a', 'b'].map((name) => records.get(key(name))?.toString())).toEqual(['a', 'b']);
    await close();
  }));

test('a transaction that is longer than the journal lasts as well, and so does what follows', () =>
  withFolder(async (folder) => {
    const dataFolder = path.join(folder, 'data');
    const { records, close } = opened(dataFolder);
    const long = Buffer.alloc(3_000_000, 'long');
    records.transactionSync(() => records.putSync(key('before'), Buffer.from('1')));
    records.transactionSync(() => records.putSync(key('long'), long));
    const first = killedCopy(dataFolder, path.join(folder, 'first'));
    records.transactionSync(() => records.putSync(key('after'), Buffer.from('2')));
    const second = killedCopy(dataFolder, path.join(folder, 'second'));
    await close();
    for (const [copy, after] of [
      [first, undefined],
      [second, '2'],
    ] as const) {
      const found = opened(copy);
      expect(found.records.get(key('before'))?.toString()).toBe('1');
      expect(found.records.get(key('long'))?.equals(long)).toBe(true);
      expect(found.records.get(key('after'))?.toString()).toBe(after);
      await found.close();
    }
  }));

test('a start refuses data whose journal is missing, and says what to do', () =>
  withKilled(async (killed) => {
    for (const name of journalFiles) rmSync(path.join(killed, name));
    expect(() => openEnvironment(killed, true)).toThrow(/its journal is missing.*npm run store -- restore/);
    await expect(checkData(killed)).rejects.toThrow('its journal is missing');
  }));

test('what LMDB did not commit after all is not done again either', () =>
  withFolder(async (folder) => {
    const dataFolder = path.join(folder, 'data');
    await opened(dataFolder).close();
    const database = openDatabase(dataFolder, { fsync: false, readOnly: false });
    const durability = new JournaledDurability(database, dataFolder, dataFile(dataFolder));
    const records = new Records(database, noReservation, durability);
    const put = (name: string): void => records.transactionSync(() => records.putSync(key(name), Buffer.from(name)));
    put('a');
    const commit = database.transactionSync.bind(database);
    database.transactionSync = (work) =>
      commit(() => {
        work();
        throw new Error('the commit failed');
      });
    expect(() => put('b')).toThrow('the commit failed');
    database.transactionSync = commit;
    const first = killedCopy(dataFolder, path.join(folder, 'first'));
    put('c');
    const second = killedCopy(dataFolder, path.join(folder, 'second'));
    await durability.close();
    await database.close();
    for (const [copy, wanted] of [
      [first, ['a']],
      [second, ['a', 'c']],
    ] as const) {
      const found = opened(copy);
      expect(['a', 'b', 'c'].filter((name) => found.records.get(key(name)) !== undefined)).toEqual(wanted);
      await found.close();
    }
  }));

test('what a store that ended as it should leaves needs no journal', () =>
  withFolder(async (dataFolder) => {
    const { records, close } = opened(dataFolder);
    records.transactionSync(() => records.putSync(key('a'), Buffer.from('a')));
    await close();
    for (const name of journalFiles) rmSync(path.join(dataFolder, name));
    const again = opened(dataFolder);
    expect(again.records.get(key('a'))?.toString()).toBe('a');
    await again.close();
  }));

test('a killed store can be checked, backed up, and replaced by its backup, and stays whole where it was put aside', () =>
  withFolder(async (folder) => {
    const dataFolder = path.join(folder, 'data');
    const store = Store.open(dataFolder, { fsync: true });
    await store.commits.submit((unit) => store.catalog.create(unit, 'a', 'b', {}));
    const killed = killedCopy(dataFolder, path.join(folder, 'killed'));
    const another = killedCopy(dataFolder, path.join(folder, 'another'));
    await store.close();
    const backup = path.join(folder, 'backup');
    expect(await backUp(killed, backup)).toMatchObject({ collections: 1 });
    expect(await checkData(killed)).toMatchObject({ collections: 1 });
    const former = await restore(backup, another);
    expect(former).toContain('data.mdb.before-');
    expect(await checkData(another)).toMatchObject({ collections: 1 });
    const aside = path.join(folder, 'aside');
    mkdirSync(aside);
    for (const name of readdirSync(another)) {
      const original = /^(.*)\.before-\d+$/.exec(name)?.[1];
      if (original !== undefined) copyFileSync(path.join(another, name), path.join(aside, original));
    }
    expect(existsSync(path.join(aside, 'journal-0'))).toBe(true);
    expect(await checkData(aside)).toMatchObject({ collections: 1 });
  }));
