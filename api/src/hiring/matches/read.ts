import { Types } from 'mongoose';
import { filterQueryOf, filtersOf, isFiltering, type MatchFilters } from '@vela/contracts/filters';
import type { Match, OpenRoleWithMatches, RequestCost, RoleMatchQuery } from '@vela/contracts/schemas';
import { toldCount } from '@vela/market/visibility';
import type { ExposureTable, RateTable } from '@vela/matching';
import { type MatchProfile, type MatchRole, missedMusts, outlineMatch, withoutGroup } from '@vela/matching';
import { companyById } from '../../accounts/companies/index.js';
import { desiredRolesOf, listedProfileOf } from '../../accounts/job-seekers/index.js';
import { requestCostOf } from '../../money/ledger/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import { onceFor } from '../../records/once.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue, CatalogueSnapshot } from '../../reference/categories/index.js';
import { type LiveConnections, requestsWith } from '../connections/index.js';
import { type StandingMove, standingMoves } from '../desk/index.js';
import { interestedIn } from '../fitting-roles/index.js';
import type { MatchEngine } from '../matching/index.js';
import { keptMatchProfileOf, matchRoleOf } from '../matching/index.js';
import { countLeftOut, countMatches, openRoleOf, ownOpenRole } from '../open-roles/index.js';
import { listOf } from '../paging/index.js';
import type { RankingLog } from '../rankings/index.js';
import { offerBelowMarket } from '../salary-aid/index.js';
import { profilesInSight, type Sight, sightOf } from '../sight/index.js';
import { fittedOf } from './fitted.js';
import { movedOf, NOBODY_MOVED, standsApart } from './moved.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'interests' | 'jobSeekerProfiles' | 'moves' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
  readonly exposures: ExposureTable;
  readonly matchEngine: MatchEngine;
  readonly rankingLog: RankingLog;
}

/** Interested talents who stand above the list at most; all of them carry a mark in it. */
const INTERESTED_ON_TOP = 20;

/** @returns the latest of those who are interested whom the company sees for the role */
async function interestedOnTop(
  app: Pick<Needs, 'catalogue' | 'models' | 'records'>,
  sight: Sight,
  { categoryId }: OpenRoleDocument,
  interested: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const onTop: Types.ObjectId[] = [];
  for (let from = 0; from < interested.length && onTop.length < INTERESTED_ON_TOP; from += INTERESTED_ON_TOP) {
    const some = interested.slice(from, from + INTERESTED_ON_TOP);
    const profiles = await profilesInSight(app, sight, some);
    onTop.push(...some.filter((id) => profiles.get(id.toHexString())?.categoryId?.equals(categoryId) === true));
  }
  return onTop.slice(0, INTERESTED_ON_TOP);
}

/** What a card tells of how a role and a profile fit. */
interface Fit extends ReturnType<typeof outlineMatch> {
  readonly missedMusts: Match['missedMusts'];
  /** Day of the rates that it was worked out with. */
  readonly ratesDate: string;
}

/** By role and profile, each as the store has it and the catalogue names it: the same for everybody who looks. */
const fitsOfRole = onceFor(
  (_role: OpenRoleDocument, _catalogue: CatalogueSnapshot) => new WeakMap<MatchProfile, Fit>(),
);

function fitOf(
  { catalogue, rates }: Pick<Needs, 'catalogue' | 'rates'>,
  role: OpenRoleDocument,
  wanted: MatchRole,
  matched: MatchProfile,
): Fit {
  const fits = fitsOfRole(role, catalogue.current);
  const known = fits.get(matched);
  if (known?.ratesDate === rates.date) return known;
  const fit = {
    ...outlineMatch(wanted, matched, rates),
    missedMusts: missedMusts(wanted, matched, rates),
    ratesDate: rates.date,
  };
  fits.set(matched, fit);
  return fit;
}

/** How the company stands with a talent. */
interface Standing {
  readonly connections: LiveConnections;
  readonly waits: ReadonlyMap<string, Date>;
  readonly cost: RequestCost;
  /** Profiles that are interested in the role. */
  readonly interested: ReadonlySet<string>;
  readonly filters: MatchFilters;
  readonly moves: ReadonlyMap<string, StandingMove>;
}

function matchOf(
  app: Pick<Needs, 'catalogue' | 'rates'>,
  role: OpenRoleDocument,
  wanted: MatchRole,
  profile: JobSeekerProfileDocument,
  { handles }: Sight,
  { connections, waits, cost, interested, filters, moves }: Standing,
): Match {
  const { catalogue, rates } = app;
  const matched = keptMatchProfileOf(profile, catalogue.current);
  const fit = fitOf(app, role, wanted, matched);
  const jobSeekerProfile = listedProfileOf(profile, handles);
  const desired = desiredRolesOf(profile, catalogue.spoken);
  return {
    score: fit.score,
    reasons: fit.reasons,
    jobSeekerProfile,
    fitted: fittedOf(wanted, matched, { profile: jobSeekerProfile, desired, places: matched.places }, filters, rates),
    missedMusts: fit.missedMusts,
    connection: connections.get(profile._id.toHexString()) ?? null,
    interested: interested.has(profile._id.toHexString()),
    move: moves.get(profile._id.toHexString())?.move ?? null,
    askAgainFrom: waits.get(profile._id.toHexString())?.toISOString() ?? null,
    cost,
  };
}

/**
 * A role with one page of its matches that pass the filters, best first.
 * @throws AppError 404 if the company has no such role
 */
export async function readMatches(
  app: Needs,
  caller: CompanyCaller,
  id: string,
  query: RoleMatchQuery,
): Promise<OpenRoleWithMatches> {
  const [role, sight] = await Promise.all([ownOpenRole(app, caller, id), sightOf(app, caller)]);
  const catalogue = app.catalogue.current;
  const wanted = matchRoleOf(role, sight.searcher, catalogue);
  const list = listOf(app, sight.handles, query.list === 'matches' ? wanted.id : `left out of ${wanted.id}`, query);
  const asked = { ...list.query, list: query.list };
  const { total, ranked, ...page } = list.pageOf(await app.matchEngine.rank(wanted, asked));
  const isMatches = query.list === 'matches';
  const filters = filtersOf(query);
  const isFirst = list.firstPlace === 1;
  const [interested, moves] = await Promise.all([
    role.shownToTalent === true ? interestedIn(app, role) : [],
    standingMoves(app, caller, role._id),
  ]);
  const hasTop = isMatches && isFirst && !isFiltering(filters);
  const onTop = hasTop ? await interestedOnTop(app, sight, role, interested) : [];
  const apart = isMatches ? [...moves.keys()].filter((profileId) => standsApart(moves, profileId)) : [];
  const ids = [
    ...[...ranked.map(({ profileId }) => profileId), ...apart].map((profileId) => new Types.ObjectId(profileId)),
    ...onTop,
  ];
  const now = app.clock.now();
  const [profiles, { connections, waits }, counts, leftOut, company, offerBelow] = await Promise.all([
    profilesInSight(app, sight, ids),
    requestsWith(app, caller.companyId, ids, now),
    countMatches(app, wanted),
    countLeftOut(app, wanted, catalogue),
    companyById(app, caller.companyId),
    offerBelowMarket(app, role),
  ]);
  const { after: _wherePagesGoOn, ...ordered } = asked;
  const moved = isMatches ? movedOf(wanted, moves, profiles, catalogue, { ...app, ...ordered }) : NOBODY_MOVED;
  const up = isFirst ? moved.up : [];
  const down = page.next === null ? moved.down : [];
  const listed = ranked.flatMap((each, index) =>
    profiles.get(each.profileId)?.openToRanking !== false &&
    profiles.has(each.profileId) &&
    !(isMatches && standsApart(moves, each.profileId))
      ? [{ ranked: each, place: list.firstPlace + index }]
      : [],
  );
  const interestedIds = new Set(interested.map((profileId) => profileId.toHexString()));
  const shown = (profileId: string): Match[] => {
    const profile = profiles.get(profileId);
    if (profile === undefined || !profile.categoryId?.equals(role.categoryId)) return [];
    const cost = requestCostOf(company, profile, now);
    const standing = { connections, waits, cost, interested: interestedIds, filters, moves };
    return [matchOf(app, role, wanted, profile, sight, standing)];
  };
  // Those who miss a must are looked up, not ranked among the matches; those who were put aside are not shown.
  if (isMatches)
    app.rankingLog.note({
      at: now,
      role,
      handles: sight.handles,
      // No text that somebody typed gets into the log.
      filters: filterQueryOf(withoutGroup(filters, 'words')),
      shown: [
        ...up.map((each, index) => ({ ranked: each, place: index + 1, moved: 'up' as const })),
        ...listed.filter((each) => !moves.has(each.ranked.profileId)),
        ...down.map((each, index) => ({
          ranked: each,
          place: total - down.length + index + 1,
          moved: 'down' as const,
        })),
      ],
    });
  return {
    ...openRoleOf(role, app.catalogue.spoken, counts),
    belowMarket: offerBelow,
    list: query.list,
    leftOut: { people: toldCount(leftOut.people), musts: [...leftOut.musts] },
    ...page,
    total: toldCount(total),
    matches: listed.flatMap((each) => shown(each.ranked.profileId)),
    interested: onTop.flatMap((profileId) => shown(profileId.toHexString())),
    putUp: up.flatMap(({ profileId }) => shown(profileId)),
    putDown: down.flatMap(({ profileId }) => shown(profileId)),
  };
}
