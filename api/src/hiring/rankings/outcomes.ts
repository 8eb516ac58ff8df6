import type { Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { HireDocument } from '../../records/hire.js';
import type { ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { RankingDocument } from '../../records/ranking.js';

export type OutcomeNeeds = Collections<'connections' | 'hires' | 'profileViews' | 'rankings'> &
  Pick<Platform, 'handles'>;

/** What came of one entry of the log of rankings. It names nobody that the entry does not. */
export interface RankingOutcome extends Pick<
  RankingDocument,
  'at' | 'place' | 'basisPoints' | 'scoreVersion' | 'moved'
> {
  /** The entry's own. */
  readonly key: string;
  readonly openRoleId: string;
  /** The company opened the profile for the role. */
  readonly viewed: boolean;
  readonly requested: boolean;
  /** The talent accepted, declined, made a counter-offer or reported the request. */
  readonly answered: boolean;
  readonly accepted: boolean;
  /** The platform confirmed a hire. */
  readonly hired: boolean;
}

type Steps = Pick<RankingOutcome, 'viewed' | 'requested' | 'answered' | 'accepted' | 'hired'>;
type Step = { readonly at: Date } & Partial<Steps>;

/** What a company did about its talents, by role and profile. */
type StepsOfCompany = ReadonlyMap<string, readonly Step[]>;

type Entry = Omit<RankingDocument, 'filters' | 'exposure' | 'roleId'>;

const FIELDS = { at: 1, companyId: 1, openRoleId: 1, talent: 1, place: 1, basisPoints: 1, scoreVersion: 1, moved: 1 };

const pairOf = (openRoleId: Types.ObjectId, profileId: Types.ObjectId): string =>
  `${openRoleId.toHexString()} ${profileId.toHexString()}`;

const stepOf = (request: ConnectionDocument, hired: ReadonlySet<string>): Step => ({
  at: request.createdAt,
  requested: true,
  answered:
    request.status === 'accepted' ||
    request.status === 'declined' ||
    (request.counterOffer ?? null) !== null ||
    (request.reportedAt ?? null) !== null,
  accepted: request.status === 'accepted',
  hired: hired.has(request._id.toHexString()),
});

async function stepsOf({ models }: OutcomeNeeds, companyId: Types.ObjectId): Promise<StepsOfCompany> {
  const [views, requests, hires] = await Promise.all([
    models.profileViews.find({ companyId, openRoleId: { $ne: null } }).lean<ProfileViewDocument[]>(),
    models.connections.find({ companyId }).lean<ConnectionDocument[]>(),
    models.hires.find({ companyId, status: 'confirmed' }, { connectionId: 1 }).lean<HireDocument[]>(),
  ]);
  const hired = new Set(hires.map(({ connectionId }) => connectionId.toHexString()));
  const steps = new Map<string, Step[]>();
  const add = (pair: string, step: Step): void => void steps.set(pair, [...(steps.get(pair) ?? []), step]);
  for (const { openRoleId, jobSeekerProfileId, at } of views)
    if (openRoleId !== null) add(pairOf(openRoleId, jobSeekerProfileId), { at, viewed: true });
  for (const request of requests) add(pairOf(request.openRole._id, request.jobSeekerProfileId), stepOf(request, hired));
  return steps;
}

/** What happened behind an entry and before the talent was shown to the same company for the same role again. */
function happened(steps: readonly Step[], from: Date, until: Date | undefined): Steps {
  const within = steps.filter(({ at }) => at >= from && (until === undefined || at < until));
  const some = (name: keyof Steps): boolean => within.some((step) => step[name] === true);
  return {
    viewed: some('viewed'),
    requested: some('requested'),
    answered: some('answered'),
    accepted: some('accepted'),
    hired: some('hired'),
  };
}

/** Entries of one role, the oldest first, with what came of each. */
function* ofRole(
  entries: readonly Entry[],
  profileOf: (entry: Entry) => Types.ObjectId,
  steps: StepsOfCompany,
): Generator<RankingOutcome> {
  const until = new Map<string, Date>();
  const outcomes = entries.toReversed().map((entry): RankingOutcome => {
    const { _id: key, at, openRoleId, place, basisPoints, scoreVersion, moved } = entry;
    const pair = pairOf(openRoleId, profileOf(entry));
    const outcome = happened(steps.get(pair) ?? [], at, until.get(pair));
    until.set(pair, at);
    const shown = { key, at, openRoleId: openRoleId.toHexString(), place, basisPoints, scoreVersion };
    return { ...shown, ...(moved !== undefined && { moved }), ...outcome };
  });
  yield* outcomes.reverse();
}

/**
 * Joins the log of rankings with what came of it. What a company did about a talent for a role counts for the last time
 * that it was shown the talent for it before; what it did without having been shown them counts for none
 * (docs/decisions/0084-what-came-of-a-ranking.md).
 * @param since entries from then on; all where it is left out
 * @returns entries by company and role, the oldest first
 */
export async function* rankingOutcomes(app: OutcomeNeeds, since?: Date): AsyncGenerator<RankingOutcome> {
  const entries = app.models.rankings
    .find(since === undefined ? {} : { at: { $gte: since } }, FIELDS)
    .sort({ companyId: 1, openRoleId: 1, at: 1 })
    .lean<Entry>()
    .cursor();
  let ofOne: Entry[] = [];
  let company: { readonly id: Types.ObjectId; readonly steps: StepsOfCompany } | null = null;
  const finish = async function* (): AsyncGenerator<RankingOutcome> {
    const [first] = ofOne;
    if (first === undefined) return;
    const { companyId } = first;
    company =
      company?.id.equals(companyId) === true ? company : { id: companyId, steps: await stepsOf(app, companyId) };
    const handles = await app.handles.for(companyId);
    yield* ofRole(ofOne, ({ talent }) => handles.read(talent).profileId, company.steps);
  };
  for await (const entry of entries) {
    if (ofOne[0]?.openRoleId.equals(entry.openRoleId) === false) {
      yield* finish();
      ofOne = [];
    }
    ofOne.push(entry);
  }
  yield* finish();
}
