import type { Model, Types } from 'mongoose';
import { isStoreUnavailable, toError } from '../../../platform/errors/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { FeedTimes } from './feed-times.js';
import { type IndexedProfiles, sweep } from './indexed-profiles.js';

/** Clocks of two instances may differ by this much; the poll looks back as far. */
const OVERLAP_MS = 5000;

/** Asks the store again and again which profiles changed, and, where that is the only way, which are gone. */
export class ProfilePoll {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #indexed: IndexedProfiles;
  readonly #log: Log;
  readonly #times: FeedTimes;
  readonly #onChange: (id: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #running = false;
  #sweeping = false;
  #seenUntil = new Date();
  #sweptAt = 0;
  #countSwept = -1;

  constructor(
    profiles: Model<JobSeekerProfileDocument>,
    indexed: IndexedProfiles,
    log: Log,
    times: FeedTimes,
    onChange: (id: string) => void,
  ) {
    this.#profiles = profiles;
    this.#indexed = indexed;
    this.#log = log;
    this.#times = times;
    this.#onChange = onChange;
  }

  /** @param deletions whether nobody else tells of deleted profiles */
  start(deletions: boolean): void {
    this.#sweeping = deletions;
    if (this.#running) return;
    this.#running = true;
    this.#seenUntil = new Date();
    this.#sweptAt = performance.now();
    this.#schedule();
  }

  stop(): void {
    this.#running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (!this.#running) return;
    this.#timer = setTimeout(() => {
      void this.#ask().finally(() => this.#schedule());
    }, this.#times.pollMs);
  }

  async #ask(): Promise<void> {
    try {
      await this.#askForChanges();
      if (this.#sweeping) await this.#sweepIfDue();
    } catch (error) {
      // That the store is away was said when the stream broke.
      if (!isStoreUnavailable(toError(error)))
        this.#log.warn({ err: error }, 'the store does not tell which profiles changed');
    }
  }

  async #askForChanges(): Promise<void> {
    const since = new Date(this.#seenUntil.getTime() - OVERLAP_MS);
    const askedAt = new Date();
    const changed = this.#profiles
      .find({ updatedAt: { $gte: since } }, { _id: 1 })
      .lean<{ _id: Types.ObjectId }[]>()
      .cursor();
    for await (const { _id } of changed) this.#onChange(_id.toHexString());
    this.#seenUntil = askedAt;
  }

  /** Another number of profiles may mean a deletion; the same may hide one behind a new profile, so it is done without, too. */
  async #sweepIfDue(): Promise<void> {
    const sinceLast = performance.now() - this.#sweptAt;
    if (sinceLast < this.#times.sweepMs) return;
    const count = await this.#profiles.estimatedDocumentCount();
    if (count === this.#countSwept && sinceLast < this.#times.longestSweepMs) return;
    await sweep(this.#profiles, this.#indexed, () => !this.#running);
    this.#sweptAt = performance.now();
    this.#countSwept = count;
  }
}
