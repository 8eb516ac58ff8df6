// The store and PostgreSQL in one run: the same work over Unix sockets, each acknowledged write on the disk, both asked by
// the same small client, in turns.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { storeClient } from './store-clients.mjs';
import { startPostgres } from './store-postgres.mjs';

const script = fileURLToPath(import.meta.resolve('@vela/datastore/cli'));
const people = 10_000;
const rounds = 5;
const roundMs = 600;
/** Both are asked for some time before anything is measured. */
const warmUpMs = 4000;

const pipeline = [
  { $match: { score: { $gte: 100 } } },
  { $group: { _id: '$group', mean: { $avg: '$score' }, count: { $sum: 1 } } },
  { $sort: { mean: -1 } },
];

/** @typedef {{find(id: number): Promise<unknown>, insert(): Promise<unknown>, update(id: number): Promise<unknown>, transaction(id: number): Promise<unknown>, aggregate(pipeline: object[]): Promise<unknown>, close(): void}} Client */

const any = () => Math.floor(Math.random() * people);

/** What is measured: how many clients at once, and what each does again and again. @type {readonly (readonly [string, number, (client: Client, at: number) => Promise<unknown>])[]} */
const work = [
  ['find by id, one client', 1, (client) => client.find(any())],
  ['find by id, 32 clients', 32, (client) => client.find(any())],
  ['insert, one writer', 1, (client) => client.insert()],
  ['insert, 32 writers', 32, (client) => client.insert()],
  ['update by id, one writer', 1, (client) => client.update(any())],
  ['transaction of two writes, one client', 1, (client) => client.transaction(0)],
  ['transaction of two writes, 8 clients', 8, (client, at) => client.transaction(at)],
  ['$match, $group, $sort over 10,000', 1, (client) => client.aggregate(pipeline)],
];

/** @param {number} n */
export function person(n) {
  return {
    n,
    email: `person${n}@example.com`,
    group: n % 100,
    score: (n * 7919) % 1000,
    tags: [`t${n % 7}`, `t${n % 11}`],
    text: 'x'.repeat(200),
  };
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @param {readonly Client[]} clients @param {number} milliseconds @param {(client: Client, at: number) => Promise<unknown>} operation @returns operations per second */
async function rate(clients, milliseconds, operation) {
  let done = 0;
  const from = performance.now();
  await Promise.all(
    clients.map(async (client, at) => {
      while (performance.now() - from < milliseconds) {
        await operation(client, at);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - from);
}

async function startStore() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'store-bench-'));
  const child = spawn(process.execPath, [script, '--data-dir', dataDir, '--socket'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const client = new MongoClient(JSON.parse(line).uri);
    /** @type {import('mongodb').Collection<ReturnType<typeof person> & {_id: number}>} */
    const collection = client.db('bench').collection('people');
    await collection.createIndexes([{ key: { email: 1 }, unique: true }, { key: { group: 1, score: -1 } }]);
    for (let at = 0; at < people; at += 1000)
      await collection.insertMany(
        Array.from({ length: 1000 }, (_, each) => ({ _id: at + each, ...person(at + each) })),
      );
    await client.close();
    return { connect: async () => storeClient(path.join(dataDir, 'store.sock'), person(1)), stop };
  }
  throw new Error('the store did not start; is it built?');
}

/** Measures both and prints their figures and how many times PostgreSQL's the store's are. */
export async function run() {
  const postgres = startPostgres();
  if (postgres === undefined) console.log('No PostgreSQL is installed: nothing is compared with it.');
  const store = await startStore();
  try {
    for (const [name, count, operation] of work) {
      const sides = [];
      for (const server of [store, postgres]) {
        if (server === undefined) continue;
        const clients = await Promise.all(Array.from({ length: count }, () => server.connect()));
        await rate(clients, warmUpMs, operation);
        sides.push({ clients, rates: /** @type {number[]} */ ([]) });
      }
      for (let round = 0; round < rounds; round += 1)
        for (const side of sides) side.rates.push(await rate(side.clients, roundMs, operation));
      for (const { clients } of sides) for (const client of clients) client.close();
      const [own = Number.NaN, other] = sides.map(({ rates }) => median(rates));
      const beside =
        other === undefined
          ? ''
          : `${Math.round(other).toString().padStart(7)} /s by PostgreSQL   ${(own / other).toFixed(2)} ×`;
      console.log(`${name.padEnd(44)} ${Math.round(own).toString().padStart(7)} /s ${beside}`);
    }
  } finally {
    postgres?.stop();
    await store.stop();
  }
}
