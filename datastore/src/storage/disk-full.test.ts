import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { sourceScript } from '../testing/source-script.js';
import { withFolder } from '../testing/temporary-folder.js';

/** Kilobytes a file may have in the store's process; to a program it looks like a disk that is full. */
const limit = 2048;

async function startLimited(dataDir: string) {
  const command = `ulimit -f ${limit}; exec "$@"`;
  const child = spawn(
    'bash',
    ['-c', command, 'bash', process.execPath, ...sourceScript.execArgv, sourceScript.file, '--data-dir', dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const { uri } = JSON.parse(line) as { uri: string };
    return {
      uri,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('the store did not start');
}

test(
  'on a full disk writes fail, reads go on, and nothing acknowledged is lost',
  () =>
    withFolder(async (dataDir) => {
      const limited = await startLimited(dataDir);
      const client = await new MongoClient(limited.uri, { retryWrites: false }).connect();
      const collection = client.db('full').collection<{ _id: number; text: string }>('things');
      await collection.createIndexes([{ key: { text: 1 } }]);
      let acknowledged = 0;
      const fill = async (): Promise<void> => {
        for (; ; acknowledged += 1)
          await collection.insertOne({ _id: acknowledged, text: `${acknowledged} ${'x'.repeat(5000)}` });
      };
      await expect(fill()).rejects.toMatchObject({ code: 14031 });
      expect(acknowledged).toBeGreaterThan(50);
      expect(await collection.countDocuments({})).toBe(acknowledged);
      expect(await collection.findOne({ _id: acknowledged - 1 })).not.toBeNull();
      expect(await collection.findOne({ _id: acknowledged })).toBeNull();
      const session = client.startSession();
      session.startTransaction();
      await collection.insertOne({ _id: -1, text: 'y'.repeat(1_000_000) }, { session });
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 14031 });
      await session.endSession();
      await client.close();
      await limited.stop();

      const store = await startDatastore({ dataDir, fsync: false });
      const again = await new MongoClient(store.uri).connect();
      const left = await again.db('full').collection<{ _id: number }>('things').find().sort({ _id: 1 }).toArray();
      expect(left.map(({ _id }) => _id)).toEqual(Array.from({ length: acknowledged }, (_, n) => n));
      await again.close();
      await store.stop();
    }),
  30_000,
);
