import type { Model, mongo, Types } from 'mongoose';
import { isStoreUnavailable, toError } from '../../../platform/errors/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { FeedTimes } from './feed-times.js';

/** What is read of a change; one that concerns the collection as a whole has no key. */
interface Change extends Pick<mongo.ChangeStreamDocument, '_id'> {
  readonly documentKey?: { readonly _id: Types.ObjectId };
}

/** A stream that the store has opened. */
interface Stream {
  readonly changes: mongo.ChangeStream<JobSeekerProfileDocument, Change>;
  /** The first change, whenever it comes. */
  readonly first: Promise<Change>;
}

/** Who hears of changes. */
export interface StreamListener {
  /** A profile was made, changed or deleted. */
  changed(id: string): void;
  /** Nothing is heard until `mended`. @param forGood the store has no change streams */
  broken(forGood: boolean): void;
  /** Everything is heard again. */
  mended(): void;
  /** Something may have happened that was not heard. */
  missed(): void;
}

/** Codes with which a store says that it has no change streams: no replica set, no such stage, not supported, no such command. */
const NO_STREAMS: ReadonlySet<unknown> = new Set([40_573, 40_324, 115, 59]);

const hasNoStreams = (error: Error): boolean => NO_STREAMS.has(Reflect.get(error, 'code'));

/**
 * Follows the store's change stream of profiles. One that breaks is opened again where it broke; where the store no
 * longer knows that place, a new one is opened.
 */
export class ProfileStream {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #log: Log;
  readonly #listener: StreamListener;
  readonly #times: FeedTimes;
  #changes: Stream['changes'] | null = null;
  /** Where to go on; undefined where nobody knows. */
  #token: mongo.ResumeToken;
  #stopped = false;
  #wake: () => void = () => undefined;

  constructor(profiles: Model<JobSeekerProfileDocument>, log: Log, listener: StreamListener, times: FeedTimes) {
    this.#profiles = profiles;
    this.#log = log;
    this.#listener = listener;
    this.#times = times;
  }

  /**
   * Resolves once nothing is missed any more, or the listener knows better.
   * @param since where an earlier process stopped hearing; from now on where there is none
   * @throws the store's error where it is away
   */
  async start(since?: mongo.ResumeToken): Promise<void> {
    this.#token = since;
    try {
      void this.#follow(await this.#openSince());
    } catch (thrown) {
      const error = toError(thrown);
      if (isStoreUnavailable(error)) throw error;
      void this.#follow(null, error);
    }
  }

  /**
   * Where another process may go on, who has everything that was heard so far; undefined where nobody knows. To be asked where no
   * promise is being settled: what the driver has and nobody heard yet would be left out.
   */
  get place(): mongo.ResumeToken {
    return this.#changes?.resumeToken ?? this.#token;
  }

  async #openSince(): Promise<Stream> {
    try {
      return await this.#open();
    } catch (thrown) {
      const error = toError(thrown);
      if (this.#token === undefined || isStoreUnavailable(error) || hasNoStreams(error)) throw error;
      this.#forget(error);
      const stream = await this.#open();
      this.#listener.missed();
      return stream;
    }
  }

  #forget(error: Error): void {
    this.#log.warn({ err: error }, 'the store no longer knows where the change stream of profiles broke');
    this.#token = undefined;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#changes?.close().catch(() => undefined);
  }

  /** Resolves with the store's first answer, which says a place even where it has no change: from there on nothing is missed. */
  async #open(): Promise<Stream> {
    const options = this.#token === undefined ? {} : { resumeAfter: this.#token };
    const changes = this.#profiles.collection.watch<JobSeekerProfileDocument, Change>(
      [{ $project: { documentKey: 1 } }],
      options,
    );
    this.#changes = changes;
    const placed = new Promise<void>((resolve) => {
      changes.once('resumeTokenChanged', () => resolve());
    });
    // The driver asks on until there is a change: who waited for that would wait for a second and more.
    const first = changes.next();
    try {
      await Promise.race([placed, first]);
      return { changes, first };
    } catch (error) {
      await changes.close().catch(() => undefined);
      throw error;
    }
  }

  async #follow(opened: Stream | null, refusal?: Error): Promise<void> {
    let stream = opened;
    let cause = refusal;
    do {
      if (stream !== null) cause = await this.#hear(stream);
      stream = await this.#openAgain(cause);
    } while (stream !== null);
  }

  /** @returns what ended the stream */
  async #hear({ changes, first }: Stream): Promise<Error | undefined> {
    try {
      for (let next = first; !this.#stopped; next = changes.next()) this.#take(await next);
      return undefined;
    } catch (error) {
      this.#token = changes.resumeToken ?? this.#token;
      return toError(error);
    }
  }

  /** @returns null where that is of no use */
  async #openAgain(cause: Error | undefined): Promise<Stream | null> {
    const stopped = (): boolean => this.#stopped;
    if (stopped()) return null;
    let error = cause;
    let waitMs = this.#times.firstWaitMs;
    let complete = this.#token !== undefined;
    this.#log.warn({ err: error }, 'the change stream of profiles broke, it is opened again');
    this.#listener.broken(false);
    while (!stopped()) {
      try {
        const stream = await this.#open();
        this.#log.info(
          { complete },
          complete
            ? 'the change stream of profiles goes on where it broke'
            : 'a new change stream of profiles was opened',
        );
        this.#listener.mended();
        if (!complete) this.#listener.missed();
        return stream;
      } catch (thrown) {
        error = toError(thrown);
      }
      if (hasNoStreams(error)) return this.#giveUp(error);
      if (!isStoreUnavailable(error) && this.#token !== undefined) {
        this.#forget(error);
        complete = false;
      } else {
        await this.#pause(waitMs);
        waitMs = Math.min(waitMs * 2, this.#times.longestWaitMs);
      }
    }
    return null;
  }

  #giveUp(error: Error): null {
    this.#log.warn({ err: error }, 'the store has no change stream of profiles, it is asked for changes instead');
    this.#listener.broken(true);
    return null;
  }

  #take(change: Change): void {
    if (change.documentKey === undefined) this.#listener.missed();
    else this.#listener.changed(change.documentKey._id.toHexString());
  }

  async #pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
