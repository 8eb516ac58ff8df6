import type { Types } from 'mongoose';
import {
  Catalogue,
  type CatalogueSnapshot,
  type JobSeekerProfileDocument,
  matchProfileOf,
  matchRoleOf,
  type Models,
  type OpenRoleDocument,
  searcherWith,
  type SelfIdentificationDocument,
} from '@vela/api';
import type { AgeGroup, Gender } from '@vela/contracts/constants';
import { isEligible, type MatchRole, type RateTable, scoreMatch } from '@vela/matching';

/** How it went for one talent who said something of themselves; nothing here tells who it is. */
export interface Outcome {
  readonly gender: Gender | null;
  readonly ageGroup: AgeGroup | null;
  /** 0 to 100 for each of the roles they are eligible for. */
  readonly scores: readonly number[];
  readonly asked: boolean;
  readonly accepted: boolean;
  readonly hired: boolean;
}

/** The latest open roles that everybody eligible is scored for; more would not change a distribution. */
const ROLES = 200;
/** People read at once. */
const BATCH = 1000;

async function openRolesOf(
  { openRoles, talentSeekerProfiles }: Models,
  catalogue: CatalogueSnapshot,
): Promise<MatchRole[]> {
  const roles = await openRoles.find({ status: 'open' }).sort({ _id: -1 }).limit(ROLES).lean<OpenRoleDocument[]>();
  const companyIds = roles.map(({ companyId }) => companyId);
  const members = await talentSeekerProfiles
    .find({ companyId: { $in: companyIds } })
    .lean<{ companyId: Types.ObjectId; userId: Types.ObjectId }[]>();
  return roles.map((role) => {
    const own = members.filter(({ companyId }) => companyId.equals(role.companyId)).map(({ userId }) => userId);
    return matchRoleOf(role, searcherWith(role.companyId, own), catalogue);
  });
}

const idsOf = async (found: PromiseLike<Types.ObjectId[]>): Promise<ReadonlySet<string>> =>
  new Set((await found).map((id) => id.toHexString()));

/** @returns how it went for everybody who said something of themselves and has a profile */
export async function outcomesOf(models: Models, rates: RateTable): Promise<Outcome[]> {
  const { selfIdentifications, jobSeekerProfiles, connections, hires } = models;
  const categories = new Catalogue(models.categories);
  await categories.reload();
  const catalogue = categories.current;
  const roles = await openRolesOf(models, catalogue);
  const outcomes: Outcome[] = [];
  const everybody = await selfIdentifications.find().lean<SelfIdentificationDocument[]>();
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
      const is = (ids: ReadonlySet<string>) => ids.has(profile.id);
      outcomes.push({
        gender: group.gender,
        ageGroup: group.ageGroup,
        scores,
        asked: is(asked),
        accepted: is(accepted),
        hired: is(hired),
      });
    }
  }
  return outcomes;
}
