import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { withFolder } from '../testing/temporary-folder.js';
import { openEnvironment } from './environment.js';
import { holdFolder } from './folder.js';
import { formatKey, formatVersion } from './layout.js';

async function fill(dataDir: string, documents: number): Promise<void> {
  const store = await startDatastore({ dataDir, fsync: false });
  const client = await new MongoClient(store.uri).connect();
  await client
    .db('a')
    .collection('b')
    .insertMany(Array.from({ length: documents }, (_, n) => ({ n, text: 'x'.repeat(500) })));
  await client.close();
  await store.stop();
}

async function setVersion(dataDir: string, version: number | undefined): Promise<void> {
  const database = open<Buffer, Buffer>({ path: dataDir, keyEncoding: 'binary', encoding: 'binary' });
  const value = Buffer.alloc(4);
  if (version === undefined) database.removeSync(formatKey);
  else {
    value.writeUInt32BE(version);
    database.putSync(formatKey, value);
  }
  await database.close();
}

describe('a data folder', () => {
  test('that is in use is refused, with the process that has it', () =>
    withFolder(async (dataDir) => {
      const store = await startDatastore({ dataDir, fsync: false });
      await expect(startDatastore({ dataDir })).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
      await store.stop();
      await (await startDatastore({ dataDir, fsync: false })).stop();
    }));

  test('can be read by its owner alone, also where others could before', () =>
    withFolder(async (parent) => {
      const dataDir = path.join(parent, 'new');
      const modes = () =>
        ['.', ...readdirSync(dataDir)].map((file) => (statSync(path.join(dataDir, file)).mode & 0o777).toString(8));
      const before = process.umask(0);
      try {
        const store = await startDatastore({ dataDir, fsync: false });
        expect(new Set(modes())).toEqual(new Set(['700', '600']));
        await store.stop();
        chmodSync(dataDir, 0o755);
        chmodSync(path.join(dataDir, 'data.mdb'), 0o644);
        await (await startDatastore({ dataDir, fsync: false })).stop();
        expect(new Set(modes())).toEqual(new Set(['700', '600']));
      } finally {
        process.umask(before);
      }
    }));

  test('left behind by a crash is taken over', () =>
    withFolder(async (dataDir) => {
      await fill(dataDir, 1);
      for (const lock of [
        JSON.stringify({ pid: 2 ** 22 + 1, incarnation: '' }),
        JSON.stringify({ pid: process.pid, incarnation: 'before the restart' }),
        '{"pi',
      ]) {
        writeFileSync(path.join(dataDir, 'store.lock'), lock);
        await (await startDatastore({ dataDir, fsync: false })).stop();
      }
    }));

  test('that holds something else is refused and left alone', () =>
    withFolder(async (dataDir) => {
      writeFileSync(path.join(dataDir, 'letter.txt'), 'Dear …');
      await expect(startDatastore({ dataDir })).rejects.toThrow(
        `${dataDir} is no folder of the embedded store: it holds letter.txt`,
      );
      expect(readdirSync(dataDir)).toEqual(['letter.txt']);
    }));

  test('of a MongoDB server is refused by name', () =>
    withFolder(async (dataDir) => {
      writeFileSync(path.join(dataDir, 'WiredTiger'), '');
      await expect(startDatastore({ dataDir })).rejects.toThrow('the data of a MongoDB server');
    }));

  test('of another program that uses LMDB is refused', () =>
    withFolder(async (dataDir) => {
      const database = open({ path: dataDir });
      await database.put('key', 'value');
      await database.close();
      await expect(startDatastore({ dataDir })).rejects.toThrow("another program's LMDB data");
    }));

  test('that is a file cannot be made', () =>
    withFolder(async (folder) => {
      const file = path.join(folder, 'file');
      writeFileSync(file, '');
      await expect(startDatastore({ dataDir: file })).rejects.toThrow(`${file} cannot be made`);
    }));

  test('with damaged data is refused', () =>
    withFolder(async (folder) => {
      for (const [name, content] of [
        ['noise', 'no LMDB at all '.repeat(1000)],
        ['zeros', '\0'.repeat(8192)],
      ] as const) {
        const dataDir = path.join(folder, name);
        mkdirSync(dataDir);
        writeFileSync(path.join(dataDir, 'data.mdb'), content);
        await expect(startDatastore({ dataDir })).rejects.toThrow(`The data in ${dataDir} is damaged`);
        expect(readdirSync(dataDir)).toEqual(['data.mdb']);
      }
    }));

  test('with data that was cut off is refused, and stays as it is', () =>
    withFolder(async (dataDir) => {
      await fill(dataDir, 500);
      const file = path.join(dataDir, 'data.mdb');
      // Behind what is written the file has room for more, which nobody would miss.
      const cut = 20 * 4096;
      truncateSync(file, cut);
      await expect(startDatastore({ dataDir })).rejects.toThrow('is damaged');
      expect(statSync(file).size).toBe(cut);
    }));

  test('written by a newer version is refused, with both versions', () =>
    withFolder(async (dataDir) => {
      await fill(dataDir, 1);
      await setVersion(dataDir, formatVersion + 1);
      await expect(startDatastore({ dataDir })).rejects.toThrow(
        `written by a newer version of the embedded store (format ${formatVersion + 1}, this one reads ${formatVersion})`,
      );
    }));

  test('written by an older version is migrated in one step', () =>
    withFolder(async (dataDir) => {
      await fill(dataDir, 1);
      await setVersion(dataDir, formatVersion - 1);
      const marker = Buffer.from([9, 9]);
      const failing = () =>
        openEnvironment(dataDir, false, [
          {
            from: formatVersion - 1,
            migrate: (database) => {
              database.putSync(marker, marker);
              throw new Error('halfway');
            },
          },
        ]);
      expect(failing).toThrow('halfway');
      const opened = openEnvironment(dataDir, false, [
        {
          from: formatVersion - 1,
          migrate: (database) => {
            expect(database.get(marker)).toBeUndefined();
            database.putSync(marker, marker);
          },
        },
      ]);
      expect(opened.database.get(formatKey)?.readUInt32BE(0)).toBe(formatVersion);
      expect(opened.database.get(marker)).toEqual(marker);
      await opened.close();
    }));
});

describe('the lock of a data folder', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** No process has it. */
  const gone = JSON.stringify({ pid: 2 ** 22 + 1, incarnation: '' });
  const lockIn = (dataDir: string): string => path.join(dataDir, 'store.lock');

  /** What the lock of a process that lives says. */
  async function living(): Promise<string> {
    let said = '';
    await withFolder((dataDir) => {
      const held = holdFolder(dataDir);
      said = readFileSync(lockIn(dataDir), 'utf8');
      held.release();
      return Promise.resolve();
    });
    return said;
  }

  test('says whose it is from the moment that others see it', () =>
    withFolder((dataDir) => {
      const seen: string[] = [];
      const { writeFileSync: write, writeSync: writeTo } = fs;
      const look = (): void => {
        if (existsSync(lockIn(dataDir))) seen.push(readFileSync(lockIn(dataDir), 'utf8'));
      };
      // Between the making of a file and what is written into it others may look.
      jest.spyOn(fs, 'writeSync').mockImplementation((handle: number, text: unknown) => {
        look();
        return writeTo(handle, String(text));
      });
      jest.spyOn(fs, 'writeFileSync').mockImplementation((file, text, options) => {
        write(file, '', options);
        look();
        write(file, text, options);
      });
      const held = holdFolder(dataDir);
      expect(seen).toEqual([]);
      expect(statSync(lockIn(dataDir)).mode & 0o777).toBe(0o600);
      held.release();
      expect(readdirSync(dataDir)).toEqual([]);
      return Promise.resolve();
    }));

  test('of two that take it over at once is that of the faster', async () => {
    const faster = await living();
    await withFolder((dataDir) => {
      writeFileSync(lockIn(dataDir), gone);
      const { renameSync: rename, rmSync: remove } = fs;
      const overtaken: string[] = [];
      const overtake = (file: unknown): void => {
        if (file !== lockIn(dataDir) || overtaken.length > 0) return;
        overtaken.push(faster);
        remove(file);
        writeFileSync(file, faster);
      };
      jest.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
        overtake(file);
        remove(file, options);
      });
      jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
        overtake(from);
        rename(from, to);
      });
      expect(() => holdFolder(dataDir)).toThrow(`${dataDir} is in use by process ${process.pid}`);
      expect(readFileSync(lockIn(dataDir), 'utf8')).toBe(faster);
      expect(readdirSync(dataDir)).toEqual(['store.lock']);
      return Promise.resolve();
    });
  });

  test('that is gone while another takes it over is no obstacle', () =>
    withFolder((dataDir) => {
      writeFileSync(lockIn(dataDir), gone);
      const { renameSync: rename } = fs;
      jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
        rmSync(lockIn(dataDir));
        rename(from, to);
      });
      holdFolder(dataDir).release();
      expect(readdirSync(dataDir)).toEqual([]);
      return Promise.resolve();
    }));

  test('stays where it is of another by the time that the folder is given up', () =>
    withFolder((dataDir) => {
      const held = holdFolder(dataDir);
      writeFileSync(lockIn(dataDir), gone);
      held.release();
      expect(readFileSync(lockIn(dataDir), 'utf8')).toBe(gone);
      return Promise.resolve();
    }));

  test('that is being made by another is no obstacle, nor is one that was never finished', () =>
    withFolder((dataDir) => {
      writeFileSync(path.join(dataDir, 'store.lock.another'), gone);
      const held = holdFolder(dataDir);
      expect(held.existing).toBe(false);
      held.release();
      return Promise.resolve();
    }));

  describe('on a disk that knows no second name of a file', () => {
    const withoutLinks = (): void => {
      jest.spyOn(fs, 'linkSync').mockImplementation(() => {
        throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
      });
    };

    test('keeps others out too', () =>
      withFolder((dataDir) => {
        withoutLinks();
        const held = holdFolder(dataDir);
        expect(() => holdFolder(dataDir)).toThrow(`${dataDir} is in use by process ${process.pid}`);
        held.release();
        expect(readdirSync(dataDir)).toEqual([]);
        return Promise.resolve();
      }));

    test('is waited for where it is there and says nobody yet', async () => {
      const written = await living();
      await withFolder((dataDir) => {
        withoutLinks();
        writeFileSync(lockIn(dataDir), '');
        jest.spyOn(Atomics, 'wait').mockImplementation(() => {
          writeFileSync(lockIn(dataDir), written);
          return 'timed-out';
        });
        expect(() => holdFolder(dataDir)).toThrow(`${dataDir} is in use by process ${process.pid}`);
        return Promise.resolve();
      });
    });
  });

  test('tells whether there was a store once nobody else can make one', () =>
    withFolder((dataDir) => {
      const { linkSync: link } = fs;
      jest.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
        writeFileSync(path.join(dataDir, 'data.mdb'), '');
        link(from, to);
      });
      const held = holdFolder(dataDir);
      expect(held.existing).toBe(true);
      held.release();
      return Promise.resolve();
    }));
});
