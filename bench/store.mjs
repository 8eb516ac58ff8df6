// Measures the embedded store as `npm start` runs it: a process of its own, fsync on, through the ordinary driver.
// Every figure is the median of several rounds, each beside a round of `ping`, so that the ratio says more than the
// machine's mood. Afterwards the store and PostgreSQL, where it is installed, do the same beside each other.
// `npm run bench -- store [--beside-postgres]`: the option is for that alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { person, run as runBesidePostgres } from './store-beside-postgres.mjs';
import { measureEnds } from './store-ends.mjs';

const script = fileURLToPath(import.meta.resolve('@vela/datastore/cli'));
const rounds = 5;
/** Asked for so long before anything is measured. */
const warmUpMs = 1000;

/** @typedef {(worker: number, done: number) => Promise<unknown>} Operation what a worker does again and again */
/** @typedef {ReturnType<typeof person> & {_id: number}} Person */

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @param {string} dataDir */
async function startStore(dataDir) {
  const from = performance.now();
  const child = spawn(process.execPath, [script, '--data-dir', dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const { uri } = JSON.parse(line);
    const stop = () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
    return { uri, child, stop, startedIn: performance.now() - from };
  }
  throw new Error('the store did not start; is it built?');
}

/** Memory of a process's own in megabytes: without the data file, which the system maps and may drop at any time. @param {number | undefined} pid */
function memoryOf(pid) {
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/**
 * Runs an operation by several workers at once for some time.
 * @param {number} workers @param {number} milliseconds @param {Operation} operation
 * @returns operations per second
 */
async function rate(workers, milliseconds, operation) {
  let done = 0;
  const until = performance.now() + milliseconds;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        await operation(worker, done);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - from);
}

/**
 * Rounds of an operation and of ping in turn.
 * @param {import('mongodb').Db} database @param {number} workers @param {Operation} operation
 * @returns the medians and their ratio
 */
async function compare(database, workers, operation, milliseconds = 400) {
  await rate(workers, warmUpMs, operation);
  const own = [];
  const pings = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await rate(workers, milliseconds, operation));
    pings.push(await rate(workers, milliseconds / 2, () => database.command({ ping: 1 })));
  }
  return { perSecond: median(own), ratio: median(own) / median(pings) };
}

/** @param {() => Promise<unknown>} work @returns the median of some rounds */
async function milliseconds(work) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return median(times);
}

/** @param {string} name @param {{readonly perSecond: number, readonly ratio: number}} figures */
function show(name, { perSecond, ratio }) {
  console.log(`${name.padEnd(44)} ${Math.round(perSecond).toString().padStart(7)} /s   ${ratio.toFixed(2)} × ping`);
}

/** @param {import('mongodb').Collection<Person>} collection @param {number} from @param {number} to */
async function fill(collection, from, to) {
  for (let at = from; at < to; at += 1000) {
    await collection.insertMany(
      Array.from({ length: Math.min(1000, to - at) }, (_, index) => ({ _id: at + index, ...person(at + index) })),
    );
  }
}

/** Runs all measurements and prints them. */
export async function run() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'datastore-bench-'));
  let store = await startStore(dataDir);
  let client = new MongoClient(store.uri, { maxPoolSize: 64 });
  try {
    const database = client.db('bench');
    await database.command({ ping: 1 });
    const emptyMemory = memoryOf(store.child.pid);
    const inserted = database.collection('inserted');
    let next = 0;
    const insert = () => inserted.insertOne(person((next += 1)));
    show('insertOne, one writer', await compare(database, 1, insert));
    show('insertOne, 32 writers', await compare(database, 32, insert));

    /** @type {import('mongodb').Collection<Person>} */
    const people = database.collection('people');
    await people.createIndexes([{ key: { email: 1 }, unique: true }, { key: { group: 1, score: -1 } }]);
    await fill(people, 0, 10_000);
    const any = () => Math.floor(Math.random() * 10_000);
    show('findOne by _id, one reader', await compare(database, 1, () => people.findOne({ _id: any() })));
    show('findOne by _id, 32 readers', await compare(database, 32, () => people.findOne({ _id: any() })));
    show(
      'findOne by a unique index',
      await compare(database, 1, () => people.findOne({ email: `person${any()}@example.com` })),
    );
    show(
      '20 of an index, in its order',
      await compare(database, 1, () =>
        people
          .find({ group: any() % 100 })
          .sort({ score: -1 })
          .limit(20)
          .toArray(),
      ),
    );
    show(
      'updateOne by _id, one writer',
      await compare(database, 1, () => people.updateOne({ _id: any() }, { $inc: { score: 1 } })),
    );
    /** @type {Operation} */
    const transaction = (worker) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await people.updateOne({ _id: worker }, { $inc: { score: 1 } }, { session });
          await inserted.insertOne(person((next += 1)), { session });
        }),
      );
    show('transaction of two writes, one client', await compare(database, 1, transaction));
    show('transaction of two writes, 8 clients', await compare(database, 8, transaction));

    const group = [
      { $match: { score: { $gte: 100 } } },
      { $group: { _id: '$group', mean: { $avg: '$score' }, count: { $sum: 1 } } },
      { $sort: { mean: -1 } },
    ];
    const grouping = '$match, $group, $sort over 10,000 documents';
    const groupingTook = await milliseconds(() => people.aggregate(group).toArray());
    console.log(`${grouping.padEnd(44)} ${groupingTook.toFixed(0).padStart(7)} ms`);
    const unindexed = () => people.find({ text: 'y' }).toArray();
    console.log(
      `${'a filter without an index over 10,000'.padEnd(44)} ${(await milliseconds(unindexed)).toFixed(0).padStart(7)} ms`,
    );

    await measureEnds(client);
    await fill(people, 10_000, 100_000);
    await people.aggregate(group).toArray();
    for await (const document of people.find().batchSize(1000)) if (document === null) break;
    console.log(
      `${'own memory: empty, with 100,000 documents'.padEnd(44)} ${emptyMemory.toFixed(0).padStart(7)} MB ${memoryOf(store.child.pid).toFixed(0)} MB`,
    );
    await client.close();
    await store.stop();
    const started = store.startedIn;
    store = await startStore(dataDir);
    console.log(
      `${'start: empty, with 100,000 documents'.padEnd(44)} ${started.toFixed(0).padStart(7)} ms ${store.startedIn.toFixed(0)} ms`,
    );
    client = new MongoClient(store.uri);
    await client.connect();
  } finally {
    await client.close();
    await store.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] !== '--beside-postgres') await run();
  await runBesidePostgres();
}
