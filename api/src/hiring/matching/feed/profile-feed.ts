import type { Model, mongo } from 'mongoose';
import type { Log } from '../../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import { FEED_TIMES, type FeedTimes } from './feed-times.js';
import { type IndexedProfiles, reconcile } from './indexed-profiles.js';
import { ProfilePoll } from './profile-poll.js';
import { ProfileStream } from './profile-stream.js';

/** How far a feed is. */
export interface FeedPlace {
  /** The change stream's; null where changes may have been missed. */
  readonly token: mongo.ResumeToken;
  /** Profiles that were heard of before it and are not taken in yet. */
  readonly waiting: readonly string[];
}

/** Ids taken in at once. */
const BATCH = 500;

/**
 * Keeps what is indexed equal to what the store has, whichever instance changed it: by the store's change stream, and by
 * asking for changes where and while there is none. Where changes may have been missed, everything is compared.
 */
export class ProfileFeed {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #indexed: IndexedProfiles;
  readonly #log: Log;
  readonly #times: FeedTimes;
  readonly #stream: ProfileStream;
  readonly #poll: ProfilePoll;
  #started = false;
  /** Ids that are to be read, with the moment since which that is known. */
  readonly #waiting = new Map<string, number>();
  /** Ids that are being read. */
  #takenIn: readonly string[] = [];
  #working = false;
  #worked: Promise<void> = Promise.resolve();
  /** Changes are noted but not taken in yet. */
  #paused = true;
  /** The moment since which it is known that everything has to be compared. */
  #missedSince: number | null = null;
  #comparing = false;
  #stopped = false;

  /** @param indexed is told what to read anew */
  constructor(
    profiles: Model<JobSeekerProfileDocument>,
    indexed: IndexedProfiles,
    log: Log,
    times: FeedTimes = FEED_TIMES,
  ) {
    this.#profiles = profiles;
    this.#indexed = indexed;
    this.#log = log;
    this.#times = times;
    this.#poll = new ProfilePoll(profiles, indexed, log, times, (id) => this.#add(id));
    this.#stream = new ProfileStream(
      profiles,
      log,
      {
        changed: (id) => this.#add(id),
        broken: (forGood) => this.#poll.start(forGood),
        mended: () => this.#poll.stop(),
        missed: () => this.#missed(),
      },
      times,
    );
  }

  /**
   * Resolves once changes are being noted; they wait until `begin`. May be repeated.
   * @param since the place of an earlier feed, whose changes since are noted too; null where it is not known: all are compared
   * @throws the store's error where it is away
   */
  async start(since?: mongo.ResumeToken): Promise<void> {
    if (this.#started) return;
    await this.#stream.start(since ?? undefined);
    if (since === null) this.#missed();
    this.#started = true;
  }

  /** How far this feed is, for one that goes on after it in another process. */
  async place(): Promise<FeedPlace> {
    // What the driver has by then was heard: no promise is being settled.
    return new Promise((resolve) => {
      setImmediate(() => {
        const waiting = [...this.#takenIn, ...this.#waiting.keys()];
        resolve({ token: this.#missedSince === null ? (this.#stream.place ?? null) : null, waiting });
      });
    });
  }

  /** Takes in what was noted so far, and from now on every change as it comes. */
  begin(): void {
    this.#paused = false;
    if (this.#waiting.size > 0) this.#worked = this.#work();
    if (this.#missedSince !== null) void this.#compare();
  }

  /** Resolves when what was noted so far is taken in. */
  async settled(): Promise<void> {
    await this.#worked;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#poll.stop();
    await this.#stream.stop();
  }

  /** How long the oldest change that is not taken in yet has been known, or may have happened. */
  get lagSeconds(): number {
    const now = performance.now();
    const [oldest = now] = this.#waiting.values();
    return (now - Math.min(oldest, this.#missedSince ?? now)) / 1000;
  }

  #add(id: string): void {
    if (!this.#indexed.mayHold(id)) return;
    if (!this.#waiting.has(id)) this.#waiting.set(id, performance.now());
    if (!this.#working && !this.#paused) this.#worked = this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.size > 0 && !this.#stopped) {
      const batch = this.#nextBatch();
      this.#takenIn = batch.map(([id]) => id);
      await this.#indexed.readAnew(batch.map(([id]) => id)).catch((error: unknown) => {
        this.#log.warn({ err: error }, 'changed profiles could not be read, they are asked for again');
        for (const [id, since] of batch) this.#waiting.set(id, since);
        return this.#pause();
      });
      this.#takenIn = [];
    }
    this.#working = false;
  }

  #nextBatch(): readonly (readonly [string, number])[] {
    const batch: [string, number][] = [];
    for (const entry of this.#waiting) {
      batch.push(entry);
      this.#waiting.delete(entry[0]);
      if (batch.length === BATCH) break;
    }
    return batch;
  }

  #missed(): void {
    this.#missedSince = performance.now();
    if (!this.#comparing && !this.#paused) void this.#compare();
  }

  /** Compares until it was done without anything missed meanwhile. */
  async #compare(): Promise<void> {
    this.#comparing = true;
    while (this.#missedSince !== null && !this.#stopped) {
      const since = this.#missedSince;
      this.#log.info('changes of profiles may have been missed, all are compared with the store');
      try {
        await reconcile(this.#profiles, this.#indexed, () => this.#stopped);
        this.#log.info(
          { seconds: Number(((performance.now() - since) / 1000).toFixed(2)) },
          'all profiles are as the store has them',
        );
        if (this.#missedSince === since) this.#missedSince = null;
      } catch (error) {
        this.#log.warn({ err: error }, 'profiles could not be compared with the store, they are compared again');
        await this.#pause();
      }
    }
    this.#comparing = false;
  }

  async #pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#times.longestWaitMs));
  }
}
