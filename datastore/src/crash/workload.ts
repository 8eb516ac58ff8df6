import { type Collection, type Db, MongoClient } from 'mongodb';
import type { Random } from './random.js';

/** Accounts money moves between; their sum never changes. */
const accounts = 60;
const startingBalance = 1000;
/** Counters that are only incremented. */
const counters = 4;
const inserters = 8;
const movers = 4;

/** Writes the server has acknowledged, and those it may or may not have done. */
interface Acknowledgements {
  readonly inserted: Set<string>;
  readonly uncertainInserts: Set<string>;
  readonly moved: Set<string>;
  readonly uncertainMoves: Set<string>;
  readonly counted: number[];
  readonly uncertainCounts: number[];
}

interface Account {
  readonly _id: number;
  readonly balance: number;
  readonly moves: number;
}

interface Move {
  readonly _id: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Concurrent writes whose effects can be told exactly afterwards. */
export class Workload {
  readonly #client: MongoClient;
  readonly #database: Db;
  readonly #random: Random;
  readonly #writes: Acknowledgements = {
    inserted: new Set(),
    uncertainInserts: new Set(),
    moved: new Set(),
    uncertainMoves: new Set(),
    counted: Array.from({ length: counters }, () => 0),
    uncertainCounts: Array.from({ length: counters }, () => 0),
  };
  #running = true;
  #acknowledgements = 0;
  #awaited: { readonly count: number; readonly resolve: () => void } | undefined;
  #work: Promise<unknown> = Promise.resolve();

  constructor(uri: string, random: Random) {
    this.#client = new MongoClient(uri, { serverSelectionTimeoutMS: 20_000, heartbeatFrequencyMS: 500 });
    this.#database = this.#client.db('crash');
    this.#random = random;
  }

  get #accounts(): Collection<Account> {
    return this.#database.collection('accounts');
  }

  get #moves(): Collection<Move> {
    return this.#database.collection('moves');
  }

  get #notes(): Collection<{ _id: string; key: string; tags: string[] }> {
    return this.#database.collection('notes');
  }

  get #counters(): Collection<{ _id: number; n: number }> {
    return this.#database.collection('counters');
  }

  /** Writes what the work starts from. */
  async prepare(): Promise<void> {
    await this.#accounts.insertMany(
      Array.from({ length: accounts }, (_, _id) => ({ _id, balance: startingBalance, moves: 0 })),
    );
    await this.#counters.insertMany(Array.from({ length: counters }, (_, _id) => ({ _id, n: 0 })));
    await this.#notes.createIndexes([{ key: { key: 1 }, unique: true }, { key: { tags: 1 } }]);
    await this.#database.createCollection('moves');
  }

  /** Starts the workers; they go on through crashes until {@link finish}. */
  start(): void {
    this.#work = Promise.all([
      ...Array.from({ length: inserters }, (_, worker) => this.#insertOn(worker)),
      ...Array.from({ length: movers }, (_, worker) => this.#moveOn(worker)),
      ...Array.from({ length: counters }, (_, counter) => this.#countOn(counter)),
    ]);
  }

  async #insertOn(worker: number): Promise<void> {
    for (let sequence = 0; this.#running; sequence += 1) {
      const _id = `${worker}-${sequence}`;
      await this.#note(
        () => this.#notes.insertOne({ _id, key: `key ${_id}`, tags: [`w${worker}`, `m${sequence % 7}`] }),
        () => this.#writes.inserted.add(_id),
        () => this.#writes.uncertainInserts.add(_id),
      );
    }
  }

  async #moveOn(worker: number): Promise<void> {
    for (let sequence = 0; this.#running; sequence += 1) {
      const _id = `${worker}-${sequence}`;
      const [from = 0, to = 1] = this.#random.distinct(2, accounts);
      const amount = 1 + this.#random.below(20);
      await this.#note(
        () => this.#move({ _id, from, to, amount }),
        () => this.#writes.moved.add(_id),
        () => this.#writes.uncertainMoves.add(_id),
      );
    }
  }

  #move(move: Move): Promise<void> {
    return this.#client.withSession((session) =>
      session.withTransaction(async () => {
        const payer = await this.#accounts.findOne({ _id: move.from }, { session });
        await this.#accounts.updateOne(
          { _id: move.from },
          { $set: { balance: (payer?.balance ?? 0) - move.amount }, $inc: { moves: 1 } },
          { session },
        );
        await this.#accounts.updateOne({ _id: move.to }, { $inc: { balance: move.amount, moves: 1 } }, { session });
        await this.#moves.insertOne(move, { session });
      }),
    );
  }

  async #countOn(counter: number): Promise<void> {
    while (this.#running) {
      await this.#note(
        () => this.#counters.updateOne({ _id: counter }, { $inc: { n: 1 } }),
        () => void (this.#writes.counted[counter] = (this.#writes.counted[counter] ?? 0) + 1),
        () => void (this.#writes.uncertainCounts[counter] = (this.#writes.uncertainCounts[counter] ?? 0) + 1),
      );
    }
  }

  async #note(write: () => Promise<unknown>, acknowledged: () => unknown, uncertain: () => unknown): Promise<void> {
    try {
      await write();
      acknowledged();
      this.#acknowledgements += 1;
      if (this.#awaited !== undefined && this.#acknowledgements >= this.#awaited.count) this.#awaited.resolve();
    } catch {
      // The connection went down twice during one write, or the transaction gave up: done or not, never half.
      uncertain();
    }
  }

  /** Resolves when some more writes have been acknowledged. */
  async progress(writes: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#awaited = { count: this.#acknowledgements + writes, resolve };
    });
  }

  /** Ends the work and closes the connection. */
  async finish(): Promise<void> {
    this.#running = false;
    await this.#work;
  }

  async close(): Promise<void> {
    await this.#client.close();
  }

  /** How much was acknowledged. */
  get acknowledged(): { inserts: number; transactions: number; increments: number } {
    const { inserted, moved, counted } = this.#writes;
    return {
      inserts: inserted.size,
      transactions: moved.size,
      increments: counted.reduce((total, count) => total + count, 0),
    };
  }

  /** Holds the store against what was acknowledged; the complaints, none when all is well. */
  async check(): Promise<string[]> {
    return [...(await this.#checkNotes()), ...(await this.#checkMoves()), ...(await this.#checkCounters())];
  }

  async #checkNotes(): Promise<string[]> {
    const { inserted, uncertainInserts } = this.#writes;
    const ids = new Set(
      (await this.#notes.find().project<{ _id: string }>({ _id: 1 }).toArray()).map(({ _id }) => _id),
    );
    const lost = [...inserted].filter((id) => !ids.has(id));
    const unasked = [...ids].filter((id) => !inserted.has(id) && !uncertainInserts.has(id));
    const byKey = await this.#notes
      .find({ key: { $gte: '' } })
      .hint('key_1')
      .toArray();
    const tagged = await Promise.all(
      Array.from({ length: 7 }, (_, rest) =>
        this.#notes
          .find({ tags: `m${rest}` })
          .hint('tags_1')
          .toArray(),
      ),
    );
    return [
      ...lost.map((id) => `the acknowledged insert ${id} is lost`),
      ...unasked.map((id) => `${id} was inserted by nobody`),
      ...(byKey.length === ids.size ? [] : [`the unique index has ${byKey.length} entries for ${ids.size} documents`]),
      ...(tagged.flat().length === ids.size
        ? []
        : [`the array index finds ${tagged.flat().length} of ${ids.size} documents`]),
    ];
  }

  async #checkMoves(): Promise<string[]> {
    const { moved, uncertainMoves } = this.#writes;
    const moves = await this.#moves.find().toArray();
    const ids = new Set(moves.map(({ _id }) => _id));
    const complaints = [...moved]
      .filter((id) => !ids.has(id))
      .map((id) => `the acknowledged transaction ${id} is lost`);
    complaints.push(
      ...[...ids].filter((id) => !moved.has(id) && !uncertainMoves.has(id)).map((id) => `${id} was moved by nobody`),
    );
    for (const account of await this.#accounts.find().toArray()) {
      const own = moves.filter(({ from, to }) => from === account._id || to === account._id);
      const balance = own.reduce(
        (total, { to, amount }) => total + (to === account._id ? amount : -amount),
        startingBalance,
      );
      if (balance !== account.balance || own.length !== account.moves) {
        complaints.push(
          `account ${account._id} has ${account.balance} after ${account.moves} moves; its moves say ${balance} after ${own.length}`,
        );
      }
    }
    return complaints;
  }

  async #checkCounters(): Promise<string[]> {
    const found = await this.#counters.find().toArray();
    return found.flatMap(({ _id, n }) => {
      const least = this.#writes.counted[_id] ?? 0;
      const most = least + (this.#writes.uncertainCounts[_id] ?? 0);
      return n >= least && n <= most
        ? []
        : [`counter ${_id} stands at ${n}; acknowledged were ${least}, uncertain ${most - least}`];
    });
  }
}
