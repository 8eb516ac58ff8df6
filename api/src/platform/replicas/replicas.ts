import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { MINUTE_MS } from '@vela/market/days';
import { CACHED_COLLECTIONS } from '../../records/reads.js';
import type { Clock } from '../clock/index.js';
import { Grouped } from '../grouped/index.js';
import type { Log } from '../observability/index.js';
import type { RecordCache, RecordWrite, WriteCounts } from '../record-cache/index.js';
import { Telling, type Told } from './telling.js';

/** What one process tells the others of what was changed through it. */
interface ReplicaRecord {
  readonly _id: string;
  /** Counts announcements of changes. */
  readonly changes: number;
  /** Tells the catalogue that it knows from any other. */
  readonly catalogue: string;
  /** Profiles that were saved lately, each with the announcement that tells of it. */
  readonly profiles: readonly Told<{ readonly id: string }>[];
  /** Profiles of announcements up to this one are no longer told. */
  readonly toldFrom: number;
  readonly aliveAt: Date;
  /** How often it wrote to each cached collection; a version of before says nothing of it. */
  readonly written?: WriteCounts;
  /** The last of these writes; a version of before names none. */
  readonly writes?: readonly Told<RecordWrite>[];
}

/** A process that was alive so lately may still be. */
export const ALIVE_MS = MINUTE_MS;

/**
 * Tells the processes on a store that a program, which ends now, changed something there; that is no sign of a process that
 * lives.
 * @param catalogue tells the catalogue that it knows from any other, where it changed that
 */
export async function announceOnce(connection: Connection, catalogue = ''): Promise<void> {
  // Without counts of what it wrote: it may be anything.
  const record = { changes: 1, catalogue, profiles: [], toldFrom: 0, aliveAt: new Date(Date.now() - ALIVE_MS) };
  await connection.collection<ReplicaRecord>(RECORDS).insertOne({ _id: randomUUID(), ...record });
}

/** What is held in memory, and has to follow what other processes changed. */
export interface ReplicaListener {
  /** Something was changed: answers of before are old. */
  changed(): void;
  /** Records of cached collections were written. */
  recordsWritten(writes: readonly RecordWrite[]): void;
  profileSaved(id: string): void;
  /** More profiles were saved than are told, since a moment. */
  profilesMissed(since: Date): void;
  /** Resolves when the catalogue is read anew. */
  catalogueChanged(): Promise<void>;
}

const RECORDS = 'replicas';
/** How far a process that nobody asks anything is behind the others. */
const BEAT_MS = 1000;
/** Beats after which a process says that it is alive. */
const ALIVE_EVERY = 20;
/** Records of processes that are gone are forgotten after so long. */
const FORGOTTEN_SECONDS = 120;
/** Saved profiles are told for so long, milliseconds, and so many of them. */
const TOLD_MS = 10 * BEAT_MS;
const TOLD_MAX = 1000;
/** Writes to cached collections likewise: every call reads them, and whoever missed some knows by their count. */
const WRITES_TOLD_MS = 3 * BEAT_MS;
const WRITES_TOLD_MAX = 100;

/** Lets the store forget processes that are gone. */
export async function createReplicaIndexes(connection: Connection): Promise<void> {
  await connection.collection(RECORDS).createIndex({ aliveAt: 1 }, { expireAfterSeconds: FORGOTTEN_SECONDS }, {});
}

/**
 * The API processes on one store, seen by one of them. Each announces in a record of its own that something was changed
 * through it, before it answers; each asks for the others' records before it answers from memory. So nobody, on whichever
 * process, is answered by something older than what any process has acknowledged (docs/decisions/0110).
 */
export class Replicas {
  /** Whether there is no other process; then nothing is announced or asked. */
  readonly alone: boolean;
  readonly #connection: Connection;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #catalogueMark: () => string;
  readonly #own: Pick<RecordCache, 'written' | 'takeWrites'>;
  readonly #id = randomUUID();
  readonly #announcing = new Grouped(() => this.#announce());
  readonly #asking = new Grouped(() => this.#ask());
  readonly #known = new Map<string, Pick<ReplicaRecord, 'changes' | 'catalogue' | 'written'>>();
  #listener: ReplicaListener | null = null;
  #askedAt: Date;
  #changes = 0;
  readonly #told = new Telling<{ readonly id: string }>(TOLD_MS, TOLD_MAX);
  readonly #toldWrites = new Telling<RecordWrite>(WRITES_TOLD_MS, WRITES_TOLD_MAX);
  #untold: string[] = [];
  #toldWritten: WriteCounts | undefined;
  /** The last announcement did not reach the store. */
  #unsaid = false;
  #beats = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param catalogueMark tells the catalogue that this process knows from any other
   * @param own what this process wrote to the cached collections
   */
  constructor(
    connection: Connection,
    {
      alone,
      catalogueMark,
      own,
      clock,
      log,
    }: {
      readonly alone: boolean;
      readonly catalogueMark: () => string;
      readonly own: Pick<RecordCache, 'written' | 'takeWrites'>;
      readonly clock: Clock;
      readonly log: Log;
    },
  ) {
    this.alone = alone;
    this.#connection = connection;
    this.#catalogueMark = catalogueMark;
    this.#own = own;
    this.#clock = clock;
    this.#log = log;
    this.#askedAt = clock.now();
  }

  /** Begins to follow the others; to be called before anything is read from the store to be held in memory. */
  async start(listener: ReplicaListener): Promise<void> {
    if (this.alone) return;
    await this.current();
    this.#listener = listener;
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** The record stays for a while: others may not have read the last of it yet. */
  stop(): void {
    clearInterval(this.#timer);
  }

  /** Notes that a profile was saved through this process; told with the next announcement. */
  profileSaved(id: string): void {
    if (!this.alone) this.#untold.push(id);
  }

  /** Whether this process wrote to a cached collection since it announced anything. */
  get owesNews(): boolean {
    const [{ written }, told] = [this.#own, this.#toldWritten];
    if (this.alone || written === undefined) return false;
    return CACHED_COLLECTIONS.some((collection) => written[collection] !== (told?.[collection] ?? 0));
  }

  /**
   * Announces that something was changed through this process, once that is in the store and before anybody is told of it. One
   * that fails is made up for: until then the others hold what they hold for a second at most.
   */
  async changed(): Promise<void> {
    if (this.alone) return;
    try {
      await this.#announcing.run();
    } catch (error) {
      this.#unsaid = true;
      this.#log.warn({ err: error }, 'a change could not be announced to other processes yet');
    }
  }

  /**
   * Takes in what was changed through other processes.
   * @returns when everything is known that was announced before this call
   * @throws the store's error
   */
  current(): Promise<void> {
    return this.alone ? Promise.resolve() : this.#asking.run();
  }

  get #records() {
    return this.#connection.collection<ReplicaRecord>(RECORDS);
  }

  async #announce(): Promise<void> {
    this.#changes += 1;
    this.#told.add(
      this.#changes,
      this.#untold.splice(0).map((id) => ({ id })),
    );
    this.#toldWrites.add(this.#changes, this.#own.takeWrites());
    await this.#say();
    this.#unsaid = false;
  }

  async #say(): Promise<void> {
    const { written } = this.#own;
    const record = {
      changes: this.#changes,
      catalogue: this.#catalogueMark(),
      profiles: this.#told.all,
      toldFrom: this.#told.from,
      aliveAt: new Date(),
      ...(written !== undefined && { written, writes: this.#toldWrites.all }),
    };
    await this.#records.updateOne({ _id: this.#id }, { $set: record }, { upsert: true });
    this.#toldWritten = written;
  }

  async #ask(): Promise<void> {
    const askedAt = this.#clock.now();
    const others = await this.#records.find({ _id: { $ne: this.#id } }).toArray();
    const news = others.filter(({ _id, changes }) => changes !== (this.#known.get(_id)?.changes ?? 0));
    const listener = this.#listener;
    if (news.length > 0 && listener !== null) await this.#takeIn(news, listener);
    // What could not be taken in is asked for again.
    for (const { _id, changes, catalogue, written } of news)
      this.#known.set(_id, { changes, catalogue, ...(written !== undefined && { written }) });
    if (this.#known.size > others.length) this.#forgetBut(others);
    this.#askedAt = askedAt;
  }

  async #takeIn(news: readonly ReplicaRecord[], listener: ReplicaListener): Promise<void> {
    listener.changed();
    const writes = news.flatMap((record) => this.#writesOf(record));
    if (writes.length > 0) listener.recordsWritten(writes);
    const saved = new Set<string>();
    let isCatalogueNew = false;
    let isSomethingMissed = false;
    for (const { _id, catalogue, profiles, toldFrom } of news) {
      const known = this.#known.get(_id) ?? { changes: 0, catalogue: '' };
      isCatalogueNew ||= catalogue !== known.catalogue && catalogue !== this.#catalogueMark();
      isSomethingMissed ||= known.changes < toldFrom;
      for (const { at, id } of profiles) if (at > known.changes) saved.add(id);
    }
    // Somebody may have chosen what was added to the catalogue just before: whoever is read anew is read by that.
    if (isCatalogueNew) await listener.catalogueChanged();
    for (const id of saved) listener.profileSaved(id);
    if (isSomethingMissed) listener.profilesMissed(this.#askedAt);
  }

  /** @returns what a process wrote to cached collections since it was asked; any of a collection where it does not tell all */
  #writesOf({ _id, written, writes = [] }: ReplicaRecord): readonly RecordWrite[] {
    const known = this.#known.get(_id);
    return CACHED_COLLECTIONS.flatMap((collection) => {
      const [before, now] = [known?.written?.[collection] ?? 0, written?.[collection]];
      if (now === before) return [];
      const told = writes.filter((write) => write.collection === collection && write.at > (known?.changes ?? 0));
      return now !== undefined && told.length === now - before
        ? told.map(({ id }) => ({ collection, id }))
        : [{ collection, id: null }];
    });
  }

  #forgetBut(others: readonly ReplicaRecord[]): void {
    const there = new Set(others.map(({ _id }) => _id));
    for (const id of this.#known.keys()) if (!there.has(id)) this.#known.delete(id);
  }

  async #beat(): Promise<void> {
    this.#beats += 1;
    const isDue = this.#beats % ALIVE_EVERY === 0;
    if (this.#unsaid || this.#untold.length > 0 || this.owesNews || isDue) await this.changed();
    // That the store is away is noticed and said elsewhere.
    await this.current().catch(() => undefined);
  }
}
