import { type Model, Types } from 'mongoose';
import type { JobSeekerProfileDocument } from '../../../records/job-seeker-profile.js';

/** Profiles compared with the store at once: small enough that nobody waits for it. */
const SLICE = 200;

/** Profiles that were read from the store some time ago. */
export interface IndexedProfiles {
  has(id: string): boolean;
  /** Whether a profile may be indexed here at all. */
  mayHold(id: string): boolean;
  /** All ids, some at a time; each part is what is indexed when it is asked for. */
  parts(size: number): Iterable<readonly string[]>;
  /** Reads the state of profiles; those that are gone are no longer indexed. */
  readAnew(ids: readonly string[]): Promise<void>;
}

const key = (id: string): Types.ObjectId => new Types.ObjectId(id);

/**
 * Makes what is indexed equal to what the store has, whatever happened: what is indexed is read anew, then the store's ids are
 * gone through in their order for those that are not indexed. Whoever changes meanwhile is told by the feed.
 * @param stopped ends it early
 */
export async function reconcile(
  profiles: Model<JobSeekerProfileDocument>,
  indexed: IndexedProfiles,
  stopped: () => boolean,
): Promise<void> {
  for (const ids of indexed.parts(SLICE)) {
    if (stopped()) return;
    if (ids.length > 0) await indexed.readAnew(ids);
  }
  for (let last = key('0'.repeat(24)); !stopped();) {
    const page = await profiles
      .find({ _id: { $gt: last }, availableForContact: true }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(SLICE)
      .lean<{ _id: Types.ObjectId }[]>();
    const unknown = page.map(({ _id }) => _id.toHexString()).filter((id) => indexed.mayHold(id) && !indexed.has(id));
    if (unknown.length > 0) await indexed.readAnew(unknown);
    const end = page.at(-1);
    if (end === undefined) return;
    last = end._id;
  }
}

/** Finds the indexed profiles that the store no longer has, by their ids alone, and no longer holds them. */
export async function sweep(
  profiles: Model<JobSeekerProfileDocument>,
  indexed: IndexedProfiles,
  stopped: () => boolean,
): Promise<void> {
  for (const ids of indexed.parts(SLICE)) {
    if (stopped()) return;
    const there = await profiles.find({ _id: { $in: ids.map(key) } }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
    const found = new Set(there.map(({ _id }) => _id.toHexString()));
    const gone = ids.filter((id) => !found.has(id));
    if (gone.length > 0) await indexed.readAnew(gone);
  }
}
