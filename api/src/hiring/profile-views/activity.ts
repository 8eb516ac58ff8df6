import { PROFILE_VIEW_WEEKS } from '@vela/contracts/constants';
import type { TalentActivity } from '@vela/contracts/schemas';
import { addDays, type Day, dayOf, mondayOf, startOfDay } from '@vela/market/days';
import { STRONG_MATCH_SCORE } from '@vela/market/strength';
import type { RateTable } from '@vela/matching';
import { isEligible, scoreMatch, shownScore } from '@vela/matching';
import { companiesById, searcherWith } from '../../accounts/companies/index.js';
import { ownProfile } from '../../accounts/job-seekers/index.js';
import { asRolesFollow } from '../../accounts/shields/index.js';
import type { JobSeekerCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { isStrongFor, matchProfileOf, matchRoleOf } from '../matching/index.js';
import { rolesOnTheMarket } from '../open-roles/index.js';

interface Needs
  extends
    Collections<'companies' | 'jobSeekerProfiles' | 'openRoles' | 'profileViews' | 'users'>,
    Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

async function viewsByWeek(
  { models, clock }: Collections<'profileViews'> & Pick<Platform, 'clock'>,
  { jobSeekerProfileId }: JobSeekerCaller,
): Promise<TalentActivity['weeks']> {
  const first = addDays(mondayOf(dayOf(clock.now())), 7 * (1 - PROFILE_VIEW_WEEKS));
  const views = await models.profileViews
    .find({ jobSeekerProfileId, at: { $gte: startOfDay(first) } })
    .select({ at: 1 })
    .lean<Pick<ProfileViewDocument, 'at'>[]>();
  const counts = new Map<Day, number>();
  for (const { at } of views) {
    const monday = mondayOf(dayOf(at));
    counts.set(monday, (counts.get(monday) ?? 0) + 1);
  }
  return Array.from({ length: PROFILE_VIEW_WEEKS }, (_, index) => {
    const monday = addDays(first, 7 * index);
    return { from: startOfDay(monday).toISOString(), views: counts.get(monday) ?? 0 };
  });
}

/** Open roles of the talent's category for which they may be ranked and are a strong match. */
async function matchingRoles(app: Needs, caller: JobSeekerCaller): Promise<number> {
  const { catalogue, rates } = app;
  const profile = await ownProfile(app, caller);
  if (profile.categoryId === null) return 0;
  // A number that followed each shield would tell whose roles are counted.
  const subject = matchProfileOf(asRolesFollow(profile, app), catalogue.current);
  const roles = await rolesOnTheMarket(app, { categoryId: profile.categoryId });
  const companies = await companiesById(
    app,
    roles.map(({ companyId }) => companyId),
  );
  return roles.filter((role) => {
    const company = companies.get(role.companyId.toHexString());
    if (company === undefined) return false;
    // Of a company's people only the caller matters here.
    const ownPeople = caller.companyId?.equals(role.companyId) === true ? [caller.userId] : [];
    const wanted = matchRoleOf(role, searcherWith(company, ownPeople), catalogue.current);
    const score = shownScore(scoreMatch(wanted, subject, rates).basisPoints);
    return isEligible(wanted, subject) && isStrongFor(wanted, subject, score, rates);
  }).length;
}

/** @returns how much attention the caller's profile gets */
export async function talentActivity(app: Needs, caller: JobSeekerCaller): Promise<TalentActivity> {
  const [weeks, count] = await Promise.all([viewsByWeek(app, caller), matchingRoles(app, caller)]);
  return { weeks, matchingRoles: { count, threshold: STRONG_MATCH_SCORE } };
}
