import { type Model, Types } from 'mongoose';
import type { Searcher } from '@vela/market/visibility';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';
import type { RecordReads } from '../../../records/reads.js';

/** Profiles of a company's own people, which it never comes upon. */
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
  of({ memberUserIds }: Searcher): Promise<string[]> {
    const known = this.#known.get(memberUserIds);
    if (known !== undefined) return known;
    const own = this.#read(memberUserIds);
    this.#known.set(memberUserIds, own);
    own.catch(() => this.#known.delete(memberUserIds));
    return own;
  }

  async #read(memberUserIds: readonly string[]): Promise<string[]> {
    const own = await this.#records.among('jobSeekerProfiles', `own of ${memberUserIds.join(' ')}`, () =>
      this.#profiles
        .find({ userId: { $in: memberUserIds.map((id) => new Types.ObjectId(id)) } }, { _id: 1 })
        .lean<{ _id: Types.ObjectId }[]>(),
    );
    return own.map(({ _id }) => _id.toHexString());
  }
}
