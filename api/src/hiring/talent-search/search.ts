import { Types } from 'mongoose';
import { filtersOf } from '@vela/contracts/filters';
import type { FilterCountQuery, FilterCounts, SearchPage, SearchQuery } from '@vela/contracts/schemas';
import { toldCount } from '@vela/market/visibility';
import { type ExposureTable, type FacetCounts, fittingPlace, type OptionGroup, scopeOf } from '@vela/matching';
import { companyById, searcherOf } from '../../accounts/companies/index.js';
import { anonymousProfileOf } from '../../accounts/job-seekers/index.js';
import { requestCostOf } from '../../money/ledger/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { requestsWith } from '../connections/index.js';
import type { MatchEngine } from '../matching/index.js';
import { matchRoleOf } from '../matching/index.js';
import { ownOpenRole } from '../open-roles/index.js';
import { listOf } from '../paging/index.js';
import { profilesInSight, sightOf } from '../sight/index.js';

interface SearchTalentNeeds
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly exposures: ExposureTable;
  readonly matchEngine: MatchEngine;
}

/** A page of all profiles that the company may see, without a role; the order turns weekly. */
export async function searchTalent(
  app: SearchTalentNeeds,
  caller: CompanyCaller,
  { sort, ...query }: SearchQuery,
): Promise<SearchPage> {
  const sight = await sightOf(app, caller);
  // A place in one order is none in another.
  const list = listOf(app, sight.handles, sort === 'mixed' ? 'search' : `search by ${sort}`, query);
  const { total, ranked, ...page } = list.pageOf(await app.matchEngine.browse(sight.searcher, { ...list.query, sort }));
  const ids = ranked.map(({ profileId }) => new Types.ObjectId(profileId));
  const now = app.clock.now();
  const [profiles, { connections, waits }, company] = await Promise.all([
    profilesInSight(app, sight, ids),
    requestsWith(app, caller.companyId, ids, now),
    companyById(app, caller.companyId),
  ]);
  const found = ranked.flatMap(({ profileId }) => {
    const profile = profiles.get(profileId);
    if (profile === undefined) return [];
    const jobSeekerProfile = anonymousProfileOf(profile, app.catalogue.spoken, sight.handles);
    return [
      {
        jobSeekerProfile,
        place: fittingPlace(null, jobSeekerProfile.countriesCities, query.country),
        connection: connections.get(profileId) ?? null,
        askAgainFrom: waits.get(profileId)?.toISOString() ?? null,
        cost: requestCostOf(company, profile, now),
      },
    ];
  });
  return { ...page, total: toldCount(total), found };
}

function optionsOf(counts: FacetCounts, group: OptionGroup): FilterCounts['options'][OptionGroup] {
  return Object.entries(counts.options[group])
    .map(([option, { holding, remaining }]) => ({
      option,
      holding: toldCount(holding),
      remaining: toldCount(remaining),
    }))
    .sort((one, other) => (other.holding ?? 0) - (one.holding ?? 0) || (one.option < other.option ? -1 : 1));
}

/**
 * What each filter does to a role's matches, or to the search without a role; the options most held come first.
 * @throws AppError 404 if the company has no such role
 */
export async function countFilters(
  app: Collections<'companies' | 'openRoles' | 'users'> & {
    readonly catalogue: Catalogue;
    readonly matchEngine: MatchEngine;
  },
  caller: CompanyCaller,
  { openRoleId, list, ...query }: FilterCountQuery,
): Promise<FilterCounts> {
  const [role, searcher] = await Promise.all([
    openRoleId === undefined ? null : ownOpenRole(app, caller, openRoleId),
    searcherOf(app, caller.companyId),
  ]);
  const scope =
    role === null
      ? { ...searcher, categoryId: null }
      : scopeOf(matchRoleOf(role, searcher, app.catalogue.current), list);
  const counts = await app.matchEngine.facets(scope, filtersOf(query));
  return {
    total: toldCount(counts.total),
    without: {
      words: toldCount(counts.without.words),
      categories: toldCount(counts.without.categories),
      setups: toldCount(counts.without.setups),
      countries: toldCount(counts.without.countries),
      skills: toldCount(counts.without.skills),
      years: toldCount(counts.without.years),
      employment: toldCount(counts.without.employment),
      salary: toldCount(counts.without.salary),
      availability: toldCount(counts.without.availability),
    },
    options: {
      categories: optionsOf(counts, 'categories'),
      setups: optionsOf(counts, 'setups'),
      countries: optionsOf(counts, 'countries'),
      skills: optionsOf(counts, 'skills'),
      employment: optionsOf(counts, 'employment'),
      availability: optionsOf(counts, 'availability'),
    },
  };
}
