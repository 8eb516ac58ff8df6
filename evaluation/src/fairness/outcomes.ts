import type { Types } from 'mongoose';
import {
  type App,
  Catalogue,
  type CatalogueSnapshot,
  followRates,
  type JobSeekerProfileDocument,
  matchProfileOf,
  matchRoleOf,
  onTheMarket,
  type OpenRoleDocument,
  searcherOf,
  type SelfIdentificationDocument,
} from '@vela/api';
import type { AgeGroup, Gender } from '@vela/contracts/constants';
import { seniorityOf } from '@vela/market/prices';
import { seniorityYears } from '@vela/market/profiles';
import { isShowable } from '@vela/market/visibility';
import { isEligible, type MatchProfile, type MatchRole, scoreMatch } from '@vela/matching';

/** How it went for one talent who said something of themselves; nothing here tells who it is. */
export interface Outcome {
  readonly gender: Gender | null;
  readonly ageGroup: AgeGroup | null;
  /** What is held fixed when groups are compared. */
  readonly field: string;
  readonly seniority: string;
  /** Open to contact and complete: could be shown and asked. */
  readonly active: boolean;
  /** Stood in a list of matches while the log of rankings goes back. */
  readonly shown: boolean;
  /** Mean over the roles they are eligible for, 0 to 100; null without any. */
  readonly meanScore: number | null;
  /** Above the median of everybody in the field. */
  readonly aboveMedian: boolean;
  readonly asked: boolean;
  readonly accepted: boolean;
  readonly hired: boolean;
}

type Needs = Pick<App, 'models' | 'handles' | 'rates' | 'records'>;

/** The latest open roles that everybody eligible is scored for; more would not change a distribution. */
const ROLES = 200;
/** People read at once. */
const BATCH = 1000;

/** The latest roles on the market, each as its company looks at talents: whom its list leaves out, no score is asked of. */
async function openRolesOf(app: Needs, catalogue: CatalogueSnapshot): Promise<MatchRole[]> {
  const roles = await app.models.openRoles
    .find(await onTheMarket(app))
    .sort({ _id: -1 })
    .limit(ROLES)
    .lean<OpenRoleDocument[]>();
  return Promise.all(roles.map(async (role) => matchRoleOf(role, await searcherOf(app, role.companyId), catalogue)));
}

const idsOf = async (found: PromiseLike<Types.ObjectId[]>): Promise<ReadonlySet<string>> =>
  new Set((await found).map((id) => id.toHexString()));

/** Who stood in any list, by the ids of their profiles. */
async function shownIds({ models, handles }: Pick<Needs, 'models' | 'handles'>): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  const rows = models.rankings.collection.aggregate<{ _id: { companyId: Types.ObjectId; talent: string } }>([
    { $group: { _id: { companyId: '$companyId', talent: '$talent' } } },
  ]);
  for await (const { _id } of rows)
    shown.add((await handles.for(_id.companyId)).read(_id.talent).profileId.toHexString());
  return shown;
}

const bandOf = (profile: MatchProfile): string => seniorityOf(seniorityYears(profile)).key;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Marks who is above the median of their field. */
function withMedians(outcomes: readonly Omit<Outcome, 'aboveMedian'>[]): Outcome[] {
  const scores = new Map<string, number[]>();
  for (const { field, meanScore } of outcomes)
    if (meanScore !== null) scores.set(field, [...(scores.get(field) ?? []), meanScore]);
  const medians = new Map([...scores].map(([field, all]) => [field, medianOf(all)]));
  return outcomes.map((outcome) => ({
    ...outcome,
    aboveMedian: outcome.meanScore !== null && outcome.meanScore > (medians.get(outcome.field) ?? 0),
  }));
}

/** @returns how it went for everybody who said something of themselves and has a profile; scores are those of the lists of today */
export async function outcomesOf(app: Needs): Promise<Outcome[]> {
  const { models, rates } = app;
  await followRates(app);
  const { selfIdentifications, jobSeekerProfiles, connections, hires } = models;
  const categories = new Catalogue(models.categories);
  await categories.reload();
  const catalogue = categories.current;
  const [roles, shown, everybody] = await Promise.all([
    openRolesOf(app, catalogue),
    shownIds(app),
    selfIdentifications.find().lean<SelfIdentificationDocument[]>(),
  ]);
  const outcomes: Omit<Outcome, 'aboveMedian'>[] = [];
  for (let from = 0; from < everybody.length; from += BATCH) {
    const said = new Map(everybody.slice(from, from + BATCH).map((one) => [one.userId.toHexString(), one]));
    const userIds = [...said.values()].map(({ userId }) => userId);
    const profiles = await jobSeekerProfiles.find({ userId: { $in: userIds } }).lean<JobSeekerProfileDocument[]>();
    const among = { jobSeekerProfileId: { $in: profiles.map(({ _id }) => _id) } };
    const [asked, accepted, hired] = await Promise.all([
      idsOf(connections.distinct('jobSeekerProfileId', among)),
      idsOf(connections.distinct('jobSeekerProfileId', { ...among, status: 'accepted' })),
      idsOf(hires.distinct('jobSeekerProfileId', { ...among, status: 'confirmed' })),
    ]);
    for (const document of profiles) {
      const group = said.get(document.userId.toHexString());
      if (group === undefined) continue;
      const profile = matchProfileOf(document, catalogue);
      const scores = roles
        .filter((role) => isEligible(role, profile))
        .map((role) => scoreMatch(role, profile, rates).basisPoints / 100);
      outcomes.push({
        gender: group.gender,
        ageGroup: group.ageGroup,
        field: profile.categoryId ?? '',
        seniority: bandOf(profile),
        active: profile.availableForContact && isShowable(profile),
        shown: shown.has(profile.id),
        meanScore: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
        asked: asked.has(profile.id),
        accepted: accepted.has(profile.id),
        hired: hired.has(profile.id),
      });
    }
  }
  return withMedians(outcomes);
}
