import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ClientSession, type Collection, MongoClient, MongoServerError } from 'mongodb';
import { Random } from '../crash/random.js';
import type { Datastore } from '../index.js';
import { startTemporaryStore } from '../testing/temporary-store.js';

/** A cell's value depends on everything its writer read, so that another order would show. */
interface Cell {
  readonly _id: number;
  readonly version: number;
  readonly value: number;
  readonly writer: string;
}

/** What a transaction that committed had read and written. */
interface Committed {
  readonly name: string;
  readonly cells: readonly { readonly id: number; readonly version: number }[];
}

const cells = 10;
const workers = 6;
const rounds = 40;
const seed = Number(process.env['DATASTORE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let store: Datastore;
let client: MongoClient;
let table: Collection<Cell>;

beforeAll(async () => {
  process.stdout.write(`serial model with seed ${seed}\n`);
  store = await startTemporaryStore();
  client = await new MongoClient(store.uri).connect();
  table = client.db('model').collection('cells');
});

afterAll(async () => {
  await client.close();
  await store.stop();
});

function mix(values: readonly number[], name: string): number {
  let hash = 17;
  for (const part of [...values, ...Buffer.from(name)]) hash = (Math.imul(hash, 31) + part) | 0;
  return hash;
}

function isConflict(error: unknown): boolean {
  return error instanceof MongoServerError && error.hasErrorLabel('TransientTransactionError');
}

/** Runs a transaction once; false when it met another one. */
async function attempt(work: (session: ClientSession) => Promise<void>): Promise<boolean> {
  const session = client.startSession();
  session.startTransaction();
  try {
    await work(session);
    await session.commitTransaction();
    return true;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction();
    if (!isConflict(error)) throw error;
    return false;
  } finally {
    await session.endSession();
  }
}

async function readAndWrite(name: string, ids: readonly number[]): Promise<Committed | undefined> {
  let seen: Cell[] = [];
  const committed = await attempt(async (session) => {
    seen = await table
      .find({ _id: { $in: [...ids] } }, { session })
      .sort({ _id: 1 })
      .toArray();
    const value = mix(
      seen.map((cell) => cell.value),
      name,
    );
    for (const id of ids) {
      const changed = await table.updateOne(
        { _id: id },
        { $set: { value, writer: name }, $inc: { version: 1 } },
        { session },
      );
      expect(changed.matchedCount).toBe(1);
    }
  });
  return committed ? { name, cells: seen.map((cell) => ({ id: cell._id, version: cell.version })) } : undefined;
}

/** Runs the transactions one after the other, each when its cells have the versions it had seen. */
function replay(transactions: readonly Committed[]): Cell[] {
  const state = Array.from({ length: cells }, (_, _id): Cell => ({ _id, version: 0, value: _id, writer: '' }));
  const waiting = new Set(transactions);
  while (waiting.size > 0) {
    const next = [...waiting].find((each) => each.cells.every(({ id, version }) => state[id]?.version === version));
    if (next === undefined)
      throw new Error(`no serial order exists for ${[...waiting].map(({ name }) => name).join(', ')}`);
    waiting.delete(next);
    const value = mix(
      next.cells.map(({ id }) => state[id]?.value ?? 0),
      next.name,
    );
    for (const { id, version } of next.cells) state[id] = { _id: id, version: version + 1, value, writer: next.name };
  }
  return state;
}

describe('concurrent transactions', () => {
  test('that read what they write have a serial order', async () => {
    const random = new Random(seed);
    await table.insertMany(Array.from({ length: cells }, (_, _id) => ({ _id, version: 0, value: _id, writer: '' })));
    const committed: Committed[] = [];
    const worker = async (number: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) {
        const transaction = await readAndWrite(`${number}/${round}`, random.distinct(1 + random.below(3), cells));
        if (transaction !== undefined) committed.push(transaction);
      }
    };
    await Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
    expect(committed.length).toBeGreaterThan(rounds);
    expect(await table.find().sort({ _id: 1 }).toArray()).toEqual(replay(committed));
  }, 30_000);

  test('read one moment, whatever is moved meanwhile', async () => {
    const random = new Random(seed + 1);
    const accounts = client.db('model').collection<{ _id: number; balance: number }>('accounts');
    await accounts.insertMany(Array.from({ length: cells }, (_, _id) => ({ _id, balance: 100 })));
    await accounts.createIndexes([{ key: { balance: 1 } }]);
    let moving = true;
    const mover = async (): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) {
        const [from = 0, to = 1] = random.distinct(2, cells);
        await attempt(async (session) => {
          await accounts.updateOne({ _id: from }, { $inc: { balance: -1 } }, { session });
          await accounts.updateOne({ _id: to }, { $inc: { balance: 1 } }, { session });
        });
      }
      moving = false;
    };
    const reader = async (byIndex: boolean): Promise<void> => {
      while (moving) {
        await attempt(async (session) => {
          const read = () =>
            accounts.find(byIndex ? { balance: { $gt: -1000 } } : {}, { session, batchSize: 3 }).toArray();
          const first = await read();
          expect(first.reduce((total, { balance }) => total + balance, 0)).toBe(cells * 100);
          expect(await read()).toEqual(first);
        });
      }
    };
    await Promise.all([mover(), mover(), reader(true), reader(false)]);
  }, 30_000);

  test('have each unique key once, whoever claims it', async () => {
    const random = new Random(seed + 2);
    const seats = client.db('model').collection<{ _id: string; seat: number }>('seats');
    await seats.createIndexes([{ key: { seat: 1 }, unique: true }]);
    const expected = new Map<string, number>();
    const worker = async (number: number): Promise<void> => {
      for (let round = 0; round < rounds; round += 1) {
        const _id = `${number}/${round % 4}`;
        const seat = random.below(8);
        const change = random.below(3);
        const work = async (session: ClientSession | undefined): Promise<void> => {
          const options = session === undefined ? {} : { session };
          if (change === 0) await seats.deleteOne({ _id }, options);
          else await seats.updateOne({ _id }, { $set: { seat } }, { ...options, upsert: true });
        };
        try {
          const done = random.below(2) === 0 ? await attempt(work) : await work(undefined).then(() => true);
          if (!done) continue;
          if (change === 0) expected.delete(_id);
          else expected.set(_id, seat);
        } catch (error) {
          if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
    const found = await seats.find().toArray();
    expect(new Map(found.map(({ _id, seat }) => [_id, seat]))).toEqual(expected);
    expect(new Set(found.map(({ seat }) => seat)).size).toBe(found.length);
    expect(
      await seats
        .find({ seat: { $gte: 0 } })
        .hint('seat_1')
        .toArray(),
    ).toHaveLength(found.length);
  }, 30_000);

  test('swap unique keys among their documents', async () => {
    const seats = client.db('model').collection<{ _id: string; seat: number }>('swapped');
    await seats.createIndexes([{ key: { seat: 1 }, unique: true }]);
    await seats.insertMany([
      { _id: 'a', seat: 1 },
      { _id: 'b', seat: 2 },
    ]);
    const swapped = await attempt(async (session) => {
      await seats.updateOne({ _id: 'a' }, { $set: { seat: 0 } }, { session });
      await seats.updateOne({ _id: 'b' }, { $set: { seat: 1 } }, { session });
      await seats.updateOne({ _id: 'a' }, { $set: { seat: 2 } }, { session });
      await expect(seats.findOne({ seat: 1 }, { session })).resolves.toMatchObject({ _id: 'b' });
    });
    expect(swapped).toBe(true);
    expect(await seats.find().sort({ seat: 1 }).toArray()).toEqual([
      { _id: 'b', seat: 1 },
      { _id: 'a', seat: 2 },
    ]);
  });

  test('fail when their beginning is out of date', async () => {
    const done = await attempt(async (session) => {
      await table.findOne({ _id: 0 }, { session });
      await table.updateOne({ _id: 0 }, { $inc: { version: 1 } });
      await table.updateOne({ _id: 0 }, { $inc: { version: -1 } });
      await table.updateOne({ _id: 0 }, { $set: { writer: 'late' } }, { session });
    });
    expect(done).toBe(false);
  });
});
