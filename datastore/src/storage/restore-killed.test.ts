import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { Int32 } from 'bson';
import { withFolder } from '../testing/temporary-folder.js';
import { encode } from '../values/codec.js';
import { backUp, restore } from './backup.js';
import { checkData } from './check.js';
import { Store } from './store.js';

afterEach(() => {
  jest.restoreAllMocks();
});

async function write(store: Store, ids: readonly number[]): Promise<void> {
  const things =
    store.catalog.find('a', 'things') ??
    (await store.commits.submit((unit) => store.catalog.create(unit, 'a', 'things', {})));
  for (const id of ids)
    await store.commits.submit((unit) =>
      store.write(unit, things, store.catalog.nextRecordId(), undefined, encode({ _id: new Int32(id) })),
    );
}

const changing = ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync'] as const;

/** Lets a process change files so many times, and then never again. @returns whether it has come to that */
function killedAfter(changes: number): () => boolean {
  let left = changes;
  for (const name of changing) {
    const real: (...given: never[]) => unknown = fs[name];
    jest.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      left -= 1;
      if (left < 0) throw new Error('the process was killed');
      return real(...(given as never[])) as never;
    });
  }
  return () => left < 0;
}

test('a restore that is killed anywhere leaves the former data or those of the backup, and can be made again', () =>
  withFolder(async (folder) => {
    const [origin, backup] = [path.join(folder, 'origin'), path.join(folder, 'backup')];
    const store = Store.open(origin, { fsync: true });
    await write(store, [1]);
    await backUp(origin, backup);
    await write(store, [2, 3]);
    // As if it was killed: what was written last is in the journal alone.
    const dataDir = path.join(folder, 'data');
    fs.mkdirSync(dataDir);
    for (const name of ['data.mdb', 'journal-0', 'journal-1'])
      if (fs.existsSync(path.join(origin, name))) fs.copyFileSync(path.join(origin, name), path.join(dataDir, name));
    await store.close();

    const found: number[] = [];
    for (let changes = 0; ; changes += 1) {
      const place = path.join(folder, `data-${changes}`);
      fs.cpSync(dataDir, place, { recursive: true });
      const isKilled = killedAfter(changes);
      await restore(backup, place).catch(() => undefined);
      const ended = !isKilled();
      jest.restoreAllMocks();
      // Of a process that lives no more.
      fs.rmSync(path.join(place, 'store.lock'), { force: true });
      const { documents } = await checkData(place);
      found.push(documents);
      const former = await restore(backup, place);
      expect((await checkData(place)).documents).toBe(1);
      expect(former).toContain(`${place}${path.sep}data.mdb.before-`);
      if (ended) break;
    }
    // The former data until those of the backup have taken their place.
    expect(new Set(found)).toEqual(new Set([3, 1]));
    expect(found).toEqual([...found].sort((left, right) => right - left));
  }));

test('what was there before a restore is whole, with what its journal says', () =>
  withFolder(async (folder) => {
    const [dataDir, backup, kept] = ['data', 'backup', 'kept'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const store = Store.open(dataDir, { fsync: true });
    await write(store, [1]);
    await backUp(dataDir, backup);
    await write(store, [2, 3]);
    const copy = path.join(folder, 'copy');
    fs.cpSync(dataDir, copy, { recursive: true, filter: (file) => !file.endsWith('store.lock') });
    await store.close();
    const former = await restore(backup, copy);
    const suffix = former?.split('data.mdb')[1] ?? '';
    fs.mkdirSync(kept);
    for (const name of fs.readdirSync(copy).filter((each) => each.endsWith(suffix)))
      fs.copyFileSync(path.join(copy, name), path.join(kept, name.slice(0, -suffix.length)));
    expect((await checkData(kept)).documents).toBe(3);
    expect((await checkData(copy)).documents).toBe(1);
  }));

test('a restore into a new folder that is killed can be made again', () =>
  withFolder(async (folder) => {
    const [origin, backup] = [path.join(folder, 'origin'), path.join(folder, 'backup')];
    const store = Store.open(origin, { fsync: true });
    await write(store, [1]);
    await backUp(origin, backup);
    await store.close();
    for (let changes = 0; ; changes += 1) {
      const place = path.join(folder, `data-${changes}`);
      const isKilled = killedAfter(changes);
      await restore(backup, place).catch(() => undefined);
      const ended = !isKilled();
      jest.restoreAllMocks();
      fs.rmSync(path.join(place, 'store.lock'), { force: true });
      await restore(backup, place);
      expect((await checkData(place)).documents).toBe(1);
      if (ended) break;
    }
  }));

test('a folder of somebody else is not restored into, whatever is called as a part of a restore is', () =>
  withFolder(async (folder) => {
    const [origin, backup, place] = ['origin', 'backup', 'place'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const store = Store.open(origin, { fsync: true });
    await write(store, [1]);
    await backUp(origin, backup);
    await store.close();
    fs.mkdirSync(path.join(place, 'restored'), { recursive: true });
    fs.writeFileSync(path.join(place, 'restored', 'chair.txt'), 'oak');
    await expect(restore(backup, place)).rejects.toThrow('is no folder of the embedded store');
    expect(fs.readFileSync(path.join(place, 'restored', 'chair.txt'), 'utf8')).toBe('oak');
  }));
