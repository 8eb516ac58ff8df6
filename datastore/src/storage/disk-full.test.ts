import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from '@jest/globals';
import { type Collection, MongoClient } from 'mongodb';
import { startDatastore } from '../index.js';
import { sourceScript } from '../testing/source-script.js';
import { withFolder } from '../testing/temporary-folder.js';

type Thing = { _id: number; text: string };

/** @param prefix what of the shell comes first, such as a limit */
async function startChild(dataDir: string, prefix: string) {
  const child = spawn(
    'bash',
    [
      '-c',
      `${prefix} exec "$@"`,
      'bash',
      process.execPath,
      ...sourceScript.execArgv,
      sourceScript.file,
      '--data-dir',
      dataDir,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const { uri } = JSON.parse(line) as { uri: string };
    return {
      uri,
      alive: () => child.exitCode === null && child.signalCode === null,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('the store did not start');
}

function thing(_id: number): Thing {
  return { _id, text: `${_id} ${'x'.repeat(3000)}` };
}

/** Inserts until the first that fails; how many were acknowledged. */
async function fill(collection: Collection<Thing>): Promise<number> {
  for (let acknowledged = 0; ; acknowledged += 1) {
    const failure: unknown = await collection.insertOne(thing(acknowledged)).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) continue;
    expect(failure).toMatchObject({ code: 14031 });
    return acknowledged;
  }
}

/** Inserts, changes and transactions that have no room, several at a time. */
async function failAgain(client: MongoClient, collection: Collection<Thing>, times: number): Promise<void> {
  const text = 'y'.repeat(400_000);
  let unused = 0;
  const another = (): Thing => ({ _id: (unused -= 1), text });
  const attempts = [
    () => collection.insertOne(another()),
    () => collection.insertMany([another(), another()]),
    () => collection.updateOne({ _id: 0 }, { $set: { text } }),
    () =>
      client.withSession(async (session) => {
        session.startTransaction();
        await collection.insertOne(another(), { session });
        await session.commitTransaction();
      }),
  ];
  let failed = 0;
  const worker = async (own: number): Promise<void> => {
    for (; failed < times; failed += 1) {
      const attempt = attempts[(failed + own) % attempts.length];
      await expect(attempt?.()).rejects.toMatchObject({ code: 14031 });
    }
  };
  await Promise.all([0, 1, 2, 3].map(worker));
}

async function checkReads(collection: Collection<Thing>, acknowledged: number): Promise<void> {
  expect(await collection.countDocuments({})).toBe(acknowledged);
  expect(await collection.findOne({ _id: acknowledged - 1 })).toEqual(thing(acknowledged - 1));
  expect(await collection.findOne({ _id: acknowledged })).toBeNull();
}

const repetitions = Number(process.env['DISK_FULL_WRITES'] ?? 60);

const patience = 120_000 + repetitions * 100;

const succeeds = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Small disks of a test's own, where this machine gives them: each says whether it is there. */
const disks: readonly (readonly [string, (folder: string, image: string) => boolean])[] = [
  ['in memory', (folder) => succeeds('mount', '-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder)],
  [
    'with ext4',
    (folder, image) => {
      writeFileSync(image, Buffer.alloc(16 << 20));
      return succeeds('mkfs.ext4', '-q', '-F', '-m', '0', image) && succeeds('mount', '-o', 'loop', image, folder);
    },
  ],
];

describe('on a full disk', () => {
  test(
    'writes fail, reads go on, and nothing acknowledged is lost',
    () =>
      withFolder(async (dataDir) => {
        // To a program, a file that may not grow looks like a disk that is full.
        const limited = await startChild(dataDir, 'ulimit -f 6144;');
        const client = await new MongoClient(limited.uri, { retryWrites: false }).connect();
        const collection = client.db('full').collection<Thing>('things');
        await collection.createIndexes([{ key: { text: 1 } }]);
        const acknowledged = await fill(collection);
        expect(acknowledged).toBeGreaterThan(100);
        await failAgain(client, collection, repetitions);
        await checkReads(collection, acknowledged);
        expect(limited.alive()).toBe(true);
        await client.close();
        await limited.stop();

        const store = await startDatastore({ dataDir, fsync: false });
        const again = await new MongoClient(store.uri).connect();
        const left = await again.db('full').collection<Thing>('things').find().sort({ _id: 1 }).toArray();
        expect(left.map(({ _id }) => _id)).toEqual(Array.from({ length: acknowledged }, (_, n) => n));
        await again.close();
        await store.stop();
      }),
    patience,
  );

  test.each(disks)(
    '%s that has room again, writes go on',
    (_, mount) =>
      withFolder(async (parent) => {
        const folder = path.join(parent, 'disk');
        mkdirSync(folder);
        if (!mount(folder, path.join(parent, 'image'))) {
          process.stdout.write('no disk of its own on this machine: not tried\n');
          return;
        }
        try {
          const ballast = path.join(folder, 'ballast');
          writeFileSync(ballast, Buffer.alloc(4 << 20));
          const store = await startChild(path.join(folder, 'data'), '');
          const client = await new MongoClient(store.uri, { retryWrites: false }).connect();
          const collection = client.db('full').collection<Thing>('things');
          await collection.createIndexes([{ key: { text: 1 } }]);
          const acknowledged = await fill(collection);
          await failAgain(client, collection, repetitions);
          await checkReads(collection, acknowledged);
          expect(store.alive()).toBe(true);
          rmSync(ballast);
          await collection.insertOne(thing(acknowledged));
          await checkReads(collection, acknowledged + 1);
          await client.close();
          await store.stop();
        } finally {
          spawnSync('umount', ['-l', folder]);
        }
      }),
    patience,
  );
});
