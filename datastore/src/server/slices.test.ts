import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Engine } from '../engine/engine.js';
import { type CommandRequest, fields, type Reply } from '../engine/request.js';
import { Store } from '../storage/store.js';
import { encode } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { SliceExpired, withinSlice } from '../values/time-limit.js';
import { LongReads } from './long-reads.js';
import type { JobReply } from './readers/reader.js';
import { Readers } from './readers/readers.js';

/** In place of threads: counts what is given to them. */
class CountedReaders extends Readers {
  given = 0;

  override run(): Promise<JobReply> {
    this.given += 1;
    return Promise.resolve({ body: encode({ ok: 1 }), cursor: 0, milliseconds: 1000 });
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'datastore-'));
let store: Store;
let engine: Engine;
let readers: CountedReaders;
let reads: LongReads;
let made = 0;

beforeAll(() => {
  store = Store.open(folder, { fsync: false });
  engine = new Engine(store, 1000);
  readers = new CountedReaders(pathToFileURL(__filename), folder, () => '', store.marks.shared);
  reads = new LongReads(engine, readers);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function requestFor(filter: object, connection = { id: 1, application: undefined, closed: false }): CommandRequest {
  const command = { find: 'things', filter: { ...filter } };
  return {
    name: 'find',
    command,
    database: 'test',
    body: encode(command),
    sequences: new Map(),
    connection,
    session: undefined,
    transaction: undefined,
    retryableWrite: undefined,
  };
}

/** Reads a collection of one document that nobody has read before, so that more is kept. */
async function somethingNew(): Promise<() => void> {
  made += 1;
  const collection = await store.commits.submit((unit) => store.catalog.create(unit, 'test', `c${made}`, {}));
  await store.commits.submit((unit) =>
    store.write(unit, collection, store.catalog.nextRecordId(), undefined, encode({ _id: made })),
  );
  // However long this machine lets it wait.
  return () => withinSlice(Infinity, () => expect([...(store.committed.batches(collection) ?? [])]).toHaveLength(1));
}

/** A command that is not done in its first slices. @param gains what it reads in each of them */
function done(gains: readonly (() => void)[], slices = gains.length): () => Reply {
  let slice = 0;
  return () => {
    slice += 1;
    if (slice > slices) return fields({ slices: slice });
    gains[slice - 1]?.();
    throw new SliceExpired();
  };
}

test('a command that gets further by what is kept is done in some slices', async () => {
  const gains = [await somethingNew(), await somethingNew(), await somethingNew()];
  const reply = await reads.run(requestFor({ a: 1 }), done(gains));
  expect(reply).toEqual(fields({ slices: 4 }));
  expect(readers.given).toBe(0);
  // What was short may have to wait for the processor once.
  expect(await reads.run(requestFor({ a: 1 }), done([], 1))).toEqual(fields({ slices: 2 }));
  expect(readers.given).toBe(0);
});

test('a command that gets no further goes to a thread, and the next of its kind as well', async () => {
  const given = readers.given;
  await reads.run(requestFor({ b: 1 }), done([], 1));
  expect(readers.given).toBe(given + 1);
  // One is tried here now and then.
  const handled: number[] = [];
  for (let each = 0; each < 50; each += 1)
    await reads.run(requestFor({ b: 2 }), () => {
      handled.push(each);
      throw new SliceExpired();
    });
  expect(readers.given).toBe(given + 51);
  expect(handled.length).toBeLessThan(25);
});

test('a command with slices left ends with its client', async () => {
  const given = readers.given;
  const gains = [await somethingNew(), await somethingNew()];
  const gone = requestFor({ c: 1 }, { id: 2, application: undefined, closed: true });
  await expect(reads.run(gone, done(gains))).rejects.toThrow(CommandError);
  expect(readers.given).toBe(given);
});
