import { type Model, Types } from 'mongoose';
import type { Searcher } from '@vela/market/visibility';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { RecordReads } from '../../../records/reads.js';

/**
 * Profiles of a company's own people, and of those who left it and hide since: it comes upon none of them. They are asked of the store, for an
 * index that has not heard yet that somebody hides would count who was put out a moment ago.
 */
export class OwnProfiles {
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #records: RecordReads;
  /** By the list of who they are: each request reads that list anew, and asks more than once. */
  readonly #known = new WeakMap<readonly string[], Promise<string[]>>();

  constructor(profiles: Model<JobSeekerProfileDocument>, records: RecordReads) {
    this.#profiles = profiles;
    this.#records = records;
  }

  /** @returns their ids @throws the store's error */
  of({ companyId, memberUserIds }: Searcher): Promise<string[]> {
    const known = this.#known.get(memberUserIds);
    if (known !== undefined) return known;
    const own = this.#read(companyId, memberUserIds);
    this.#known.set(memberUserIds, own);
    own.catch(() => this.#known.delete(memberUserIds));
    return own;
  }

  async #read(companyId: string, memberUserIds: readonly string[]): Promise<string[]> {
    const who = {
      $or: [
        { userId: { $in: memberUserIds.map((id) => new Types.ObjectId(id)) } },
        // Also who blocks it and left another one, whom it does not come upon either.
        { 'shields.companyId': new Types.ObjectId(companyId), 'shields.left': true },
      ],
    };
    const own = await this.#records.among('jobSeekerProfiles', `own of ${companyId} ${memberUserIds.join(' ')}`, () =>
      this.#profiles.find(who, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>(),
    );
    return own.map(({ _id }) => _id.toHexString());
  }
}
