import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { sourceArgv } from '../testing/source-script.js';
import { withFolder } from '../testing/temporary-folder.js';

const script = path.resolve(__dirname, 'main.ts');

/** What the command line says; a failure rejects with its code and what it said. */
async function store(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...sourceArgv, script, ...args]);
  return stdout.trim();
}

async function withNumbers<Result>(dataDir: string, run: (client: MongoClient) => Promise<Result>): Promise<Result> {
  const running = await startDatastore({ dataDir, fsync: false });
  const client = await new MongoClient(running.uri).connect();
  try {
    return await run(client);
  } finally {
    await client.close();
    await running.stop();
  }
}

test('a store is backed up, checked, made small and restored from the command line', () =>
  withFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    const backup = path.join(folder, 'backup');
    const count = (client: MongoClient) => client.db('a').collection('numbers').countDocuments();
    await withNumbers(dataDir, (client) =>
      client
        .db('a')
        .collection('numbers')
        .insertMany([{ n: 1 }, { n: 2 }]),
    );
    expect(await store('backup', backup, '--data-dir', dataDir)).toContain(
      `${backup} is a sound backup: 1 collections, 2 documents`,
    );
    await withNumbers(dataDir, (client) => client.db('a').collection('numbers').deleteMany({}));
    expect(await store('check', '--data-dir', dataDir)).toContain(`${dataDir} is sound: 1 collections, 0 documents`);
    expect(await store('compact', '--data-dir', dataDir)).toMatch(/takes [\d.]+ MB now, [\d.]+ MB before/);
    expect(await store('restore', backup, '--data-dir', dataDir)).toContain('What was there is kept in');
    expect(await withNumbers(dataDir, count)).toBe(2);
  }));

test('what cannot be done is said, and is a failure', () =>
  withFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    await expect(store('check', '--data-dir', dataDir)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no store in ${dataDir}`),
    });
    await withNumbers(dataDir, () => Promise.resolve());
    const unknown = store('mend', 'it', '--data-dir', dataDir);
    await expect(unknown).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
    const nowhere = store('restore', path.join(folder, 'none'), '--data-dir', dataDir);
    await expect(nowhere).rejects.toMatchObject({ code: 1 });
  }));
