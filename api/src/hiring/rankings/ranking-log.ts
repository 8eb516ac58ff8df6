import { Types } from 'mongoose';
import type { FilterQuery } from '@vela/contracts/filters';
import { dayOf } from '@vela/market/days';
import { type Ranked, SCORE_VERSION } from '@vela/matching';
import type { CompanyHandles } from '../../platform/handles/index.js';
import type { Log } from '../../platform/observability/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { RankingDocument } from '../../records/ranking.js';

/** Entries that wait to be written at most; what comes on top is lost, counted and said. */
const WAITING_MOST = 50_000;
/** Entries that are written at once. */
const BATCH = 1000;

/** One page of a list that was shown. */
export interface ShownPage {
  readonly at: Date;
  readonly role: Pick<OpenRoleDocument, '_id' | 'companyId' | 'roleId'>;
  readonly handles: CompanyHandles;
  readonly filters: FilterQuery;
  /** Those who were shown, best first, with their places from 1, and whether a recruiter had put them there. */
  readonly shown: readonly { readonly ranked: Ranked; readonly place: number; readonly moved?: 'up' | 'down' }[];
}

interface Waiting {
  readonly entry: RankingDocument;
  readonly profileId: string;
}

/**
 * The log of rankings: who was shown to whom, where and why (docs/decisions/0064-the-log-of-rankings.md). A list notes its
 * page and goes out; entries are written a moment later, so that a kill loses what was shown since the last write.
 */
export class RankingLog {
  readonly #models: Collections<'jobSeekerProfiles' | 'rankings'>['models'];
  readonly #log: Log;
  #waiting = new Map<string, Waiting>();
  #lost = 0;

  constructor(models: Collections<'jobSeekerProfiles' | 'rankings'>['models'], log: Log) {
    this.#models = models;
    this.#log = log;
  }

  /** Entries that wait to be written. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Notes a page; costs no question to the store. */
  note({ at, role, handles, filters, shown }: ShownPage): void {
    const day = dayOf(at);
    for (const { ranked, place, moved } of shown) {
      const talent = handles.handleOf(new Types.ObjectId(ranked.profileId));
      const _id = `${day} ${role._id.toHexString()} ${talent}`;
      if (this.#waiting.has(_id)) continue;
      if (this.#waiting.size >= WAITING_MOST) {
        this.#lost += 1;
        continue;
      }
      const { basisPoints, exposure, profileId } = ranked;
      const { companyId, roleId, _id: openRoleId } = role;
      const scored = { place, basisPoints, exposure, scoreVersion: SCORE_VERSION };
      this.#waiting.set(_id, {
        profileId,
        entry: { _id, at, companyId, openRoleId, roleId, talent, ...scored, filters, ...(moved && { moved }) },
      });
    }
  }

  /** Writes what waits. What cannot be written waits on, within the limit. */
  async write(): Promise<void> {
    if (this.#lost > 0) {
      this.#log.warn({ lost: this.#lost }, 'rankings were shown faster than they could be written down');
      this.#lost = 0;
    }
    for (const batch of this.#batches()) {
      await this.#writeNew(batch);
      for (const { entry } of batch) this.#waiting.delete(entry._id);
    }
  }

  *#batches(): Generator<Waiting[]> {
    const all = [...this.#waiting.values()];
    for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
  }

  /** @returns those of a batch whose talent still has a profile */
  async #thereOf(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const found = await this.#models.jobSeekerProfiles
      .find({ _id: { $in: batch.map(({ profileId }) => new Types.ObjectId(profileId)) } }, { _id: 1 })
      .lean<{ _id: Types.ObjectId }[]>();
    const there = new Set(found.map(({ _id }) => _id.toHexString()));
    return batch.filter(({ profileId }) => there.has(profileId));
  }

  /**
   * The first showing of a day is the one that is kept; whoever has deleted the account since is left out. Who deletes it
   * while this writes is looked for once more: an erasure sweeps what was written before it ended, this what came after.
   */
  async #writeNew(batch: readonly Waiting[]): Promise<void> {
    const { rankings } = this.#models;
    const there = await this.#thereOf(batch);
    if (there.length === 0) return;
    await rankings.bulkWrite(
      there.map(({ entry: { _id, ...entry } }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: entry }, upsert: true },
      })),
      { ordered: false },
    );
    const stillThere = new Set(await this.#thereOf(there));
    const gone = there.filter((waiting) => !stillThere.has(waiting));
    if (gone.length > 0) await rankings.deleteMany({ _id: { $in: gone.map(({ entry }) => entry._id) } });
  }
}
