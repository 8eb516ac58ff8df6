import type { MatchList } from '@vela/contracts/constants';
import { isEligible } from './eligible.js';
import { isListed } from './facets.js';
import { type MatchFilters, passesFilters } from './filters.js';
import { listOf } from './musts.js';
import { byRank, type Ranked, tieHash } from './order.js';
import { BUNDLED_RATES, type RateTable } from './rates.js';
import { scoreMatch } from './score.js';
import type { MatchProfile, MatchRole } from './subjects.js';

export interface RankQuery {
  /** Number of the ISO week, `weekOf(now)`; it turns ties. */
  readonly week: number;
  /** How many of the best are left out first. */
  readonly offset: number;
  readonly limit: number;
  readonly filters?: MatchFilters;
  /** Which of a role's two lists; its matches unless told. */
  readonly list?: MatchList;
  readonly rates?: RateTable;
}

export interface RankedPage {
  /** All eligible profiles of the list that pass the filters, not only those of this page. */
  readonly total: number;
  readonly ranked: readonly Ranked[];
}

/**
 * Ranks profiles for a role by the plain function over every one of them: the slow answer that every faster engine is
 * held against.
 */
export function rankMatches(role: MatchRole, profiles: Iterable<MatchProfile>, query: RankQuery): RankedPage {
  const rates = query.rates ?? BUNDLED_RATES;
  const scope = listOf(role, query.list);
  const ranked: Ranked[] = [];
  for (const profile of profiles)
    if (
      isEligible(role, profile) &&
      isListed(scope, profile, rates) &&
      passesFilters(profile, query.filters ?? {}, rates)
    )
      ranked.push({
        profileId: profile.id,
        ...scoreMatch(role, profile, rates),
        tie: tieHash(role.id, profile.id, query.week),
      });
  ranked.sort(byRank);
  return { total: ranked.length, ranked: ranked.slice(query.offset, query.offset + query.limit) };
}
