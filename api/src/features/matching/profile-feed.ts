import type { Model, mongo, Types } from 'mongoose';
import type { Log } from '../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../job-seekers/model.js';

/** Ids taken in at once. */
const BATCH = 500;
const POLL_MS = 2000;
/** Clocks of two instances may differ by this much; the poll looks back as far. */
const OVERLAP_MS = 5000;

/** What is read of a change; a deletion has no more than the key. */
interface Change extends Pick<mongo.ChangeStreamDocument, '_id'> {
  readonly documentKey?: { readonly _id: Types.ObjectId };
}

/**
 * Tells which profiles changed, whichever instance changed them: by the store's change stream, or, where it has none,
 * by asking every other second for what was updated since.
 */
export class ProfileFeed {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #log: Log;
  readonly #onChange: (ids: readonly string[]) => Promise<void>;
  #stream: { close(): Promise<void> } | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** Ids that are to be read, with the moment since which that is known. */
  readonly #waiting = new Map<string, number>();
  #working = false;
  /** Changes are noted but not taken in yet. */
  #held = true;
  #seenUntil = new Date();
  #stopped = false;

  /** @param onChange reads the named profiles anew */
  constructor(profiles: Model<JobSeekerProfileDocument>, log: Log, onChange: (ids: readonly string[]) => Promise<void>) {
    this.#profiles = profiles;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Resolves once changes are being noted. They wait until `begin`. */
  async start(): Promise<void> {
    this.#seenUntil = new Date();
    const stream = this.#profiles.collection.watch<JobSeekerProfileDocument, Change>([{ $project: { documentKey: 1 } }]);
    this.#stream = stream;
    try {
      // The first question opens the stream; from here on nothing is missed.
      this.#take(await stream.tryNext());
      void this.#follow(stream);
    } catch (error) {
      this.#fallBack(error);
    }
  }

  /** Takes in what was noted so far, and from now on every change as it comes. */
  begin(): void {
    this.#held = false;
    if (this.#waiting.size > 0) void this.#work();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#stream?.close();
  }

  async #follow(stream: mongo.ChangeStream<JobSeekerProfileDocument, Change>): Promise<void> {
    try {
      while (!this.#stopped) this.#take(await stream.next());
    } catch (error) {
      if (!this.#stopped) this.#fallBack(error);
    }
  }

  #fallBack(error: unknown): void {
    this.#log.warn({ err: error }, 'the store has no change stream of profiles, asking for changes instead');
    this.#stream = null;
    this.#poll();
  }

  #take(change: Change | null): void {
    if (change?.documentKey !== undefined) this.#add(change.documentKey._id.toHexString());
  }

  /** How long the oldest change that is not taken in yet has been known. */
  get lagSeconds(): number {
    const [oldest] = this.#waiting.values();
    return oldest === undefined ? 0 : (performance.now() - oldest) / 1000;
  }

  #add(id: string): void {
    if (!this.#waiting.has(id)) this.#waiting.set(id, performance.now());
    if (!this.#working && !this.#held) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.size > 0 && !this.#stopped) {
      const batch = [...this.#waiting].slice(0, BATCH);
      const ids = batch.map(([id]) => id);
      for (const id of ids) this.#waiting.delete(id);
      await this.#onChange(ids).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'changed profiles could not be read, they are asked for again');
        for (const [id, since] of batch) this.#waiting.set(id, since);
        return new Promise((resolve) => setTimeout(resolve, POLL_MS));
      });
    }
    this.#working = false;
  }

  #poll(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      void this.#askForChanges().finally(() => this.#poll());
    }, POLL_MS);
  }

  async #askForChanges(): Promise<void> {
    const since = new Date(this.#seenUntil.getTime() - OVERLAP_MS);
    const askedAt = new Date();
    try {
      const changed = await this.#profiles.find({ updatedAt: { $gte: since } }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
      for (const { _id } of changed) this.#add(_id.toHexString());
      this.#seenUntil = askedAt;
    } catch (error) {
      this.#log.warn({ err: error }, 'the store does not tell which profiles changed');
    }
  }
}
