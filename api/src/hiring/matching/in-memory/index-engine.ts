import { type Model, Types } from 'mongoose';
import { MINUTE_MS } from '@vela/market/days';
import type { Searcher } from '@vela/market/visibility';
import {
  ColumnarIndex,
  type ExposureTable,
  type FacetCounts,
  type FacetScope,
  type MatchFilters,
  type MatchRole,
  type RankedPage,
  type RankQuery,
  type RateTable,
  type RequirementCounts,
  type Requirements,
} from '@vela/matching';
import { isInPartition, type Partition } from '@vela/matching/partitions';
import { startingOver } from '../../../platform/database/index.js';
import { stillStarting } from '../../../platform/errors/index.js';
import type { Log } from '../../../platform/observability/index.js';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { RecordReads } from '../../../records/reads.js';
import type { Catalogue } from '../../../reference/categories/index.js';
import type { MatchEngine, MatchEngineExtent } from '../engine/engine.js';
import { OwnProfiles } from '../engine/own-profiles.js';
import { matchProfileOf } from '../engine/subjects.js';
import { ProfileFeed } from '../feed/profile-feed.js';
import { type IndexSnapshots, Keeper, type Restored } from '../snapshots/index.js';
import { Following } from './following.js';

/** Profiles read at once while the index is built. */
const BATCH = 1000;
/** Profiles after which a long build says how far it is. */
const PROGRESS_EVERY = 50_000;
/** What was saved by a clock, or in a transaction, that was so much behind is not missed. */
const OVERLAP_MS = MINUTE_MS;

/** What an index engine works with. */
interface IndexEngineNeeds {
  readonly rates: RateTable;
  readonly exposures: ExposureTable;
  readonly log: Log;
  readonly records: RecordReads;
  /** Null where nothing is kept between two starts. */
  readonly snapshots?: IndexSnapshots | null;
  /** Null where it holds everybody. */
  readonly partition?: Partition | null;
}

/**
 * Answers from a columnar index in this process: built from the store at start, or from what an earlier process wrote down and
 * what changed since; kept current by what this instance saves and by what the store tells of other instances.
 */
export class IndexEngine implements MatchEngine {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #catalogue: Catalogue;
  readonly #log: Log;
  readonly #feed: ProfileFeed;
  readonly #rates: RateTable;
  readonly #exposures: ExposureTable;
  readonly #snapshots: IndexSnapshots | null;
  #index: ColumnarIndex;
  /** Saves that the index has not taken in yet; questions wait for them, so that everybody sees their own changes. */
  readonly #pending = new Set<Promise<void>>();
  /** Ends when all reads asked for so far are taken in. */
  #lastRead: Promise<unknown> = Promise.resolve();
  #ready = false;
  #buildSeconds = 0;
  readonly #stopping = new AbortController();
  readonly #following: Following;
  readonly #keeper: Keeper;
  readonly #own: OwnProfiles;
  readonly #partition: Partition | null;

  constructor(
    profiles: Model<JobSeekerProfileDocument>,
    catalogue: Catalogue,
    { rates, exposures, log, records, snapshots = null, partition = null }: IndexEngineNeeds,
  ) {
    this.#profiles = profiles;
    this.#catalogue = catalogue;
    this.#log = log;
    this.#rates = rates;
    this.#exposures = exposures;
    this.#snapshots = snapshots;
    this.#partition = partition;
    this.#own = new OwnProfiles(profiles, records);
    this.#following = new Following({ catalogue, rates, readHolders: (filter) => this.#readHolders(filter), log });
    this.#keeper = new Keeper(() => this.#keep(), log);
    this.#index = new ColumnarIndex(rates, exposures);
    this.#feed = new ProfileFeed(
      profiles,
      {
        has: (id) => this.#index.has(id),
        mayHold: (id) => this.#mayHold(id),
        parts: (size) => this.#index.idsInParts(size),
        readAnew: (ids) => this.#takeIn(ids),
      },
      log,
    );
  }

  get ready(): boolean {
    return this.#ready;
  }

  get extent(): MatchEngineExtent {
    return {
      profiles: this.#index.size,
      bytes: this.#index.bytes,
      buildSeconds: this.#buildSeconds,
      lagSeconds: this.#feed.lagSeconds,
      partitionsMissing: 0,
    };
  }

  async start(): Promise<void> {
    const startedAt = performance.now();
    await startingOver(
      () => this.#build(),
      (error, waitMs) => {
        this.#log.warn(
          { err: error, waitMs, profiles: this.#index.size },
          'the store went away while the match index was being built, it is built anew',
        );
      },
      this.#stopping.signal,
    );
    if (this.#stopping.signal.aborted) return;
    this.#feed.begin();
    // What others changed while no process was there to hear of it.
    await this.#feed.settled();
    this.#ready = true;
    this.#buildSeconds = Number(((performance.now() - startedAt) / 1000).toFixed(2));
    this.#log.info(this.extent, 'match index built');
    if (this.#snapshots !== null) this.#keeper.start();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    if (this.#ready) await this.#keeper.stop();
    await this.#feed.stop();
    await Promise.allSettled(this.#pending);
  }

  /** Writes the index down. @returns whether it could be done: not while some are found by names of before */
  async #keep(): Promise<boolean> {
    if (this.#snapshots === null) return false;
    this.#following.follow();
    const { basis } = this.#following;
    await this.#following.settled();
    const place = await this.#feed.place();
    if (!this.#following.isStill(basis)) return false;
    await this.#snapshots.write(this.#index, place, basis.named);
    return true;
  }

  /**
   * Changes are noted from before the first read on, so that none falls between, and taken in after the last, so that
   * what was read earlier never replaces what was saved later.
   */
  async #build(): Promise<void> {
    await this.#catalogue.reload();
    this.#following.begin();
    this.#index = new ColumnarIndex(this.#rates, this.#exposures);
    const restored = (await this.#snapshots?.restore(this.#index, this.#following.basis.named)) ?? null;
    await this.#feed.start(restored?.place.token);
    if (restored === null) await this.#readAll();
    else await this.#catchUp(restored);
    this.#index.trim();
  }

  /** Takes in what changed since an index was written down, as far as the feed does not tell it. */
  async #catchUp({ place, savedAt }: Restored): Promise<void> {
    this.#keeper.asOf(savedAt);
    this.#log.info({ profiles: this.#index.size, savedAt }, 'the match index was read from the disk');
    for (let from = 0; from < place.waiting.length; from += BATCH)
      await this.#takeIn(place.waiting.slice(from, from + BATCH));
    await this.#readSince(savedAt);
  }

  async #readAll(): Promise<void> {
    this.#index = new ColumnarIndex(this.#rates, this.#exposures);
    // Of others than its own people a partition reads the ids alone.
    if (this.#partition !== null) return this.#readHolders({ availableForContact: true });
    const cursor = this.#profiles
      .find({ availableForContact: true })
      .lean<JobSeekerProfileDocument[]>()
      .cursor({ batchSize: BATCH });
    let read = 0;
    for await (const profile of cursor) {
      if (this.#stopping.signal.aborted) return;
      this.#put(profile);
      read += 1;
      if (read % PROGRESS_EVERY === 0) this.#log.info({ profiles: read }, 'building the match index');
    }
  }

  async rank(role: MatchRole, query: RankQuery): Promise<RankedPage> {
    const index = await this.current();
    return index.query(role, { ...query, excludedProfileIds: await this.#own.of(role) });
  }

  async browse(searcher: Searcher, query: RankQuery): Promise<RankedPage> {
    const index = await this.current();
    return index.browse(searcher, { ...query, excludedProfileIds: await this.#own.of(searcher) });
  }

  async facets(scope: FacetScope, filters: MatchFilters): Promise<FacetCounts> {
    const index = await this.current();
    return index.facets(scope, filters, await this.#own.of(scope));
  }

  async meeting(requirements: Requirements): Promise<RequirementCounts> {
    const index = await this.current();
    return index.meeting(requirements, await this.#own.of(requirements));
  }

  async count(role: MatchRole): Promise<number> {
    const { total } = await this.rank(role, { week: 0, offset: 0, limit: 0 });
    return total;
  }

  profileSaved(profileId: string): void {
    this.#await(this.#takeIn([profileId]));
  }

  profilesMissed(since: Date): void {
    this.#await(this.#readSince(since));
  }

  /**
   * The index, once it has taken in what was saved so far.
   * @throws AppError 503 while it is being built
   */
  async current(): Promise<ColumnarIndex> {
    if (!this.#ready) throw stillStarting();
    this.#following.follow();
    await Promise.allSettled(this.#pending);
    return this.#index;
  }

  /**
   * Takes in what others saved.
   * @param since all that was saved since then was, too; null for none besides
   * @throws the store's error; nothing may be answered then that rests on it
   */
  async takeIn(ids: readonly string[], since: Date | null): Promise<void> {
    if (since !== null) await this.#readSince(since);
    await this.#takeIn(ids.filter((id) => this.#mayHold(id)));
  }

  #readSince(since: Date): Promise<void> {
    return this.#readHolders({ updatedAt: { $gte: new Date(since.getTime() - OVERLAP_MS) } });
  }

  #mayHold(id: string): boolean {
    return this.#partition === null || isInPartition(this.#partition, id);
  }

  /** Has questions wait for profiles that are being read. */
  #await(reading: Promise<void>): void {
    const taken = reading.catch((error: unknown) => {
      this.#log.error({ err: error }, 'a saved profile could not be read for the match index');
    });
    this.#pending.add(taken);
    void taken.finally(() => this.#pending.delete(taken));
  }

  /** Reads profiles anew, one reading after the other: of two answers the later must be the one that stays. */
  #takeIn(ids: readonly string[]): Promise<void> {
    const reading = this.#lastRead.then(() => this.#readAnew(ids));
    this.#lastRead = reading.catch(() => undefined);
    return reading;
  }

  /** Those that are gone are taken out. */
  async #readAnew(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.#profiles
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
      .lean<JobSeekerProfileDocument[]>();
    const missing = new Set(ids);
    for (const profile of found) {
      this.#put(profile);
      missing.delete(profile._id.toHexString());
    }
    for (const id of missing) this.#remove(id);
  }

  async #readHolders(filter: Readonly<Record<string, unknown>>): Promise<void> {
    const held = this.#profiles.find(filter, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>().cursor({ batchSize: BATCH });
    let ids: string[] = [];
    for await (const { _id } of held) {
      const id = _id.toHexString();
      if (this.#mayHold(id)) ids.push(id);
      if (ids.length < BATCH) continue;
      await this.#takeIn(ids);
      ids = [];
    }
    await this.#takeIn(ids);
  }

  #put(profile: JobSeekerProfileDocument): void {
    const before = this.#index.size;
    this.#index.upsert(matchProfileOf(profile, this.#catalogue.current));
    this.#keeper.changed(this.#index.size < before);
  }

  #remove(id: string): void {
    if (this.#index.remove(id)) this.#keeper.changed(true);
  }
}
