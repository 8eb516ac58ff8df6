import type { Types } from 'mongoose';
import { MINUTE_MS } from '@vela/market/days';
import type { ExposureTable } from '@vela/matching';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

interface Needs extends Collections<'rankings'>, Pick<Platform, 'clock' | 'handles'> {
  readonly exposures: ExposureTable;
}

/** Exposure moves in steps of this length; every instance sees the same step alike. */
const MOMENT_MS = 10 * MINUTE_MS;
/** What was shown in a step is written down this long after it at the latest. */
const GRACE_MS = MINUTE_MS;
/** Moments that count: 28 days. */
const MOMENTS_COUNTED = 4032;

interface Shown {
  readonly companyId: Types.ObjectId;
  readonly talent: string;
  readonly count: number;
}

const endOf = (moment: number): Date => new Date((moment + 1) * MOMENT_MS);

/** @returns the latest moment of which everything is written down */
const closedMoment = (now: Date): number => Math.floor((now.getTime() - GRACE_MS) / MOMENT_MS) - 1;

/** How often each was shown in the moments behind `from`, up to and with `to`. */
async function* shownBetween(
  { models, handles }: Needs,
  from: number,
  to: number,
  sign: 1 | -1,
): AsyncGenerator<readonly [profileId: string, change: number]> {
  if (to <= from) return;
  const rows = models.rankings.collection.aggregate<Shown>([
    { $match: { at: { $gte: endOf(from), $lt: endOf(to) } } },
    { $group: { _id: { companyId: '$companyId', talent: '$talent' }, count: { $sum: 1 } } },
    { $project: { _id: 0, companyId: '$_id.companyId', talent: '$_id.talent', count: 1 } },
  ]);
  for await (const { companyId, talent, count } of rows) {
    const { profileId } = (await handles.for(companyId)).read(talent);
    yield [profileId.toHexString(), sign * count];
  }
}

/** Whose exposure is followed, and how far. */
interface Following {
  /** Unless told, everybody's. */
  readonly isFollowed?: (profileId: string) => boolean;
  /** A moment that a process with another clock takes for closed; of no use where it is further ahead than clocks differ. */
  readonly upTo?: number;
}

/** Brings the table of exposures to the latest closed moment, from the log of rankings. */
export async function followExposures(
  app: Needs,
  { isFollowed = () => true, upTo = 0 }: Following = {},
): Promise<void> {
  const { exposures, clock } = app;
  const closed = closedMoment(clock.now());
  const next = upTo === closed + 1 ? upTo : closed;
  if (next <= exposures.moment) return;
  const begins = next - MOMENTS_COUNTED;
  // A first reading, and one after a longer sleep than is counted, takes in all that counts.
  const known = Math.max(exposures.moment, begins);
  const changes: (readonly [string, number])[] = [];
  for await (const change of shownBetween(app, known, next, 1)) if (isFollowed(change[0])) changes.push(change);
  if (exposures.moment > 0)
    for await (const change of shownBetween(app, exposures.moment - MOMENTS_COUNTED, begins, -1))
      if (isFollowed(change[0])) changes.push(change);
  exposures.advance(next, changes);
}

/** The same for a process that needs to know the moment alone: how often somebody was shown is the matching service's to know. */
export const followMoments = ({ exposures, clock }: Pick<Needs, 'exposures' | 'clock'>): void =>
  exposures.advance(closedMoment(clock.now()), []);
