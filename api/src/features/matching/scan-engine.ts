import { isEligible, rankMatches, type MatchProfile, type MatchRole, type RankedPage, type RankQuery } from '@vela/matching';
import type { Model } from 'mongoose';
import { Types } from 'mongoose';
import type { Catalogue } from '../categories/catalogue.js';
import type { JobSeekerProfileDocument } from '../job-seekers/model.js';
import type { MatchEngine } from './engine.js';
import { matchProfileOf } from './subjects.js';

/** Answers by reading every profile of the role's category: always current, fit for some thousand profiles. */
export class ScanEngine implements MatchEngine {
  readonly ready = true;
  readonly #profiles: Model<JobSeekerProfileDocument>;
  readonly #catalogue: Catalogue;

  constructor(profiles: Model<JobSeekerProfileDocument>, catalogue: Catalogue) {
    this.#profiles = profiles;
    this.#catalogue = catalogue;
  }

  async start(): Promise<void> {
    // Nothing is built beforehand.
  }

  async stop(): Promise<void> {
    // Nothing is held.
  }

  profileSaved(): void {
    // Every question reads the store anew.
  }

  async rank(role: MatchRole, query: RankQuery): Promise<RankedPage> {
    return rankMatches(role, await this.#candidates(role), query);
  }

  async count(role: MatchRole): Promise<number> {
    const candidates = await this.#candidates(role);
    return candidates.filter((profile) => isEligible(role, profile)).length;
  }

  async #candidates(role: MatchRole): Promise<MatchProfile[]> {
    const profiles = await this.#profiles
      .find({ categoryId: new Types.ObjectId(role.categoryId), availableForContact: true })
      .lean<JobSeekerProfileDocument[]>();
    const catalogue = this.#catalogue.current;
    return profiles.map((profile) => matchProfileOf(profile, catalogue));
  }
}
