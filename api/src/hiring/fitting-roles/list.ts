import type { FittingRole, FittingRoles, FittingRolesQuery } from '@vela/contracts/schemas';
import {
  explainMatch,
  type MatchProfile,
  type MatchRole,
  missedMusts,
  type RateTable,
  scoreMatch,
  shownScore,
} from '@vela/matching';
import { searcherWith } from '../../accounts/companies/index.js';
import { ownProfile } from '../../accounts/job-seekers/index.js';
import type { JobSeekerCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { InterestDocument } from '../../records/interest.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { type Catalogue, wordedBreakdown } from '../../reference/categories/index.js';
import { placesOf } from '../../reference/countries/index.js';
import { isStrongFor, matchProfileOf, matchRoleOf } from '../matching/index.js';
import { stillHolds } from './terms.js';
import { visibleRoles } from './visible-roles.js';

interface Needs
  extends
    Collections<'companies' | 'interests' | 'jobSeekerProfiles' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

/** Roles on one page. */
const PAGE = 20;

interface Scored {
  readonly id: string;
  readonly score: number;
  readonly wanted: MatchRole;
  readonly role: OpenRoleDocument;
  readonly company: CompanyDocument;
}

const byScore = (one: Pick<Scored, 'score' | 'id'>, other: Pick<Scored, 'score' | 'id'>): number =>
  other.score - one.score || (one.id > other.id ? -1 : one.id < other.id ? 1 : 0);

/** The place behind which the next page begins; score and id are the talent's to know. */
const placeOf = ({ score, id }: Scored): string => `${score}.${id}`;

function placeIn(text: string | undefined): Pick<Scored, 'score' | 'id'> | null {
  const [, score, id] = /^(\d{1,3})\.([0-9a-f]{24})$/.exec(text ?? '') ?? [];
  return score === undefined || id === undefined ? null : { score: Number(score), id };
}

const passes = ({ role }: Scored, { setup, country, employment }: FittingRolesQuery): boolean =>
  (setup === undefined || setup.length === 0 || setup.some((each) => role[each])) &&
  (employment === undefined || employment.length === 0 || employment.some((each) => role[each])) &&
  (country === undefined || country.length === 0 || role.countries.some((place) => country.includes(place.country)));

function wireOf(
  { role, company, wanted, score }: Scored,
  profile: MatchProfile,
  { catalogue, rates }: Pick<Needs, 'catalogue' | 'rates'>,
  interest: InterestDocument | undefined,
): FittingRole {
  const { spoken } = catalogue;
  const holds = interest !== undefined && stillHolds(interest, role, rates);
  return {
    id: role._id.toHexString(),
    role: spoken.roleText(wanted.roleName),
    years: role.years,
    category: spoken.categories.get(wanted.categoryId)?.name ?? '',
    company: { city: company.city, country: company.country, people: company.people ?? null },
    remote: role.remote,
    hybrid: role.hybrid,
    office: role.office,
    countriesCities: placesOf(role.countries),
    skills: wanted.skills.map(({ name, level }) => ({ name, level })),
    permanent: role.permanent,
    freelance: role.freelance,
    permanentPercentage: role.permanentPercentage,
    freelancePercentage: role.freelancePercentage,
    compensation: role.compensation,
    currency: role.currency,
    compensationTimePeriod: role.compensationTimePeriod,
    availability: role.availability,
    score,
    missedMusts: missedMusts(wanted, profile, rates),
    breakdown: wordedBreakdown(explainMatch(wanted, profile, rates), spoken),
    interested: holds,
    changedSinceInterest: interest !== undefined && !holds,
  };
}

/**
 * A page of the roles that fit the caller, by the same score as recruiters see, best first and the newest of equals first.
 * Companies are not named, and what they wrote of the role, which may name them, stays with them.
 */
export async function fittingRoles(
  app: Needs,
  caller: JobSeekerCaller,
  query: FittingRolesQuery,
): Promise<FittingRoles> {
  const { catalogue, rates, models } = app;
  const profile = await ownProfile(app, caller);
  const subject = matchProfileOf(profile, catalogue.current);
  const visible = await visibleRoles(app, caller, profile);
  const all = visible.map(({ role, company }): Scored => {
    const wanted = matchRoleOf(role, searcherWith(company, []), catalogue.current);
    const score = shownScore(scoreMatch(wanted, subject, rates).basisPoints);
    return { id: role._id.toHexString(), score, wanted, role, company };
  });
  const passing = all
    .filter((scored) => passes(scored, query))
    .filter(({ wanted, score }) => query.strong !== true || isStrongFor(wanted, subject, score, rates))
    .sort(byScore);
  const after = placeIn(query.after);
  const behind = after === null ? passing : passing.filter((scored) => byScore(after, scored) < 0);
  const page = behind.slice(0, PAGE);
  const interests = await models.interests
    .find({ jobSeekerProfileId: caller.jobSeekerProfileId, openRoleId: { $in: page.map(({ role }) => role._id) } })
    .lean<InterestDocument[]>();
  const interestIn = new Map(interests.map((interest) => [interest.openRoleId.toHexString(), interest]));
  const last = behind.length > PAGE ? page.at(-1) : undefined;
  return {
    total: passing.length,
    withoutFilters: all.length,
    roles: page.map((scored) => wireOf(scored, subject, app, interestIn.get(scored.id))),
    next: last === undefined ? null : placeOf(last),
  };
}
