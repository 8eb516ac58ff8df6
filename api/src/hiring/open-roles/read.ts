import { Types } from 'mongoose';
import { filtersOf, isFiltering } from '@vela/contracts/filters';
import type { Match, MatchQuery, OpenRole, OpenRoleWithMatches, RequestCost } from '@vela/contracts/schemas';
import { isStrongMatch, STRONG_MATCHES_COUNTED } from '@vela/market/strength';
import { explainMatch, type MatchRole, shownScore, weekOf } from '@vela/matching';
import { companyById, memberIdsOf } from '../../accounts/companies/read.js';
import { anonymousProfileOf } from '../../accounts/job-seekers/mappers.js';
import type { App } from '../../app.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { requestCostOf } from '../../money/ledger/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { type LiveConnections, liveConnections } from '../connections/live.js';
import { matchProfileOf, matchRoleOf } from '../matching/index.js';
import { type MatchCounts, openRoleOf } from './mappers.js';

/** @throws AppError 404 if the company has no such role */
export async function ownOpenRole({ models }: App, caller: CompanyCaller, id: string): Promise<OpenRoleDocument> {
  const role = await models.openRoles
    .findOne({ _id: new Types.ObjectId(id), companyId: caller.companyId })
    .lean<OpenRoleDocument | null>();
  if (role === null) throw notFound('There is no such role.');
  return role;
}

/** Strong matches come first, so that looking at the best few tells how many there are, up to a limit. */
async function countMatches({ matchEngine, clock }: App, role: MatchRole): Promise<MatchCounts> {
  const { total, ranked } = await matchEngine.rank(role, {
    week: weekOf(clock.now().getTime()),
    offset: 0,
    limit: STRONG_MATCHES_COUNTED,
  });
  return {
    eligible: total,
    strong: ranked.filter(({ basisPoints }) => isStrongMatch(shownScore(basisPoints))).length,
  };
}

/** @returns the company's roles, newest first, each with how many talents are eligible and how many match it well */
export async function listOpenRoles(app: App, caller: CompanyCaller): Promise<OpenRole[]> {
  const [roles, members] = await Promise.all([
    app.models.openRoles.find({ companyId: caller.companyId }).sort({ createdAt: -1 }).lean<OpenRoleDocument[]>(),
    memberIdsOf(app, caller.companyId),
  ]);
  const catalogue = app.catalogue.current;
  return Promise.all(
    roles.map(async (role) =>
      openRoleOf(role, catalogue, await countMatches(app, matchRoleOf(role, members, catalogue))),
    ),
  );
}

function matchOf(
  { catalogue, rates }: Pick<App, 'catalogue' | 'rates'>,
  role: MatchRole,
  profile: JobSeekerProfileDocument,
  connections: LiveConnections,
  cost: RequestCost,
): Match {
  const breakdown = explainMatch(role, matchProfileOf(profile, catalogue.current), rates);
  const jobSeekerProfile = anonymousProfileOf(profile, catalogue.current);
  return {
    score: breakdown.score,
    breakdown,
    jobSeekerProfile,
    matchedRole: jobSeekerProfile.jobSeekerProfilesRoles.find((desired) => desired.role.id === role.roleId) ?? null,
    connection: connections.get(jobSeekerProfile.id) ?? null,
    cost,
  };
}

/**
 * A role with one page of its matches that pass the filters, best first.
 * @throws AppError 404 if the company has no such role
 */
export async function readOpenRole(
  app: App,
  caller: CompanyCaller,
  id: string,
  query: MatchQuery,
): Promise<OpenRoleWithMatches> {
  const { page, pageSize } = query;
  const [role, members] = await Promise.all([ownOpenRole(app, caller, id), memberIdsOf(app, caller.companyId)]);
  const catalogue = app.catalogue.current;
  const wanted = matchRoleOf(role, members, catalogue);
  const { total, ranked } = await app.matchEngine.rank(wanted, {
    week: weekOf(app.clock.now().getTime()),
    offset: (page - 1) * pageSize,
    limit: pageSize,
    filters: filtersOf(query),
  });
  const ids = ranked.map(({ profileId }) => new Types.ObjectId(profileId));
  const [profiles, connections, eligible, company] = await Promise.all([
    app.models.jobSeekerProfiles.find({ _id: { $in: ids } }).lean<JobSeekerProfileDocument[]>(),
    liveConnections(app, caller.companyId, ids),
    isFiltering(filtersOf(query)) ? app.matchEngine.count(wanted) : total,
    companyById(app, caller.companyId),
  ]);
  const byId = new Map(profiles.map((profile) => [profile._id.toHexString(), profile]));
  const matches = ranked.flatMap(({ profileId }) => {
    const profile = byId.get(profileId);
    return profile === undefined
      ? []
      : [matchOf(app, wanted, profile, connections, requestCostOf(company, profile, app.clock.now()))];
  });
  return { ...openRoleOf(role, catalogue, { eligible, strong: null }), total, page, pageSize, matches };
}
