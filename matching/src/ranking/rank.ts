import type { MatchList, SearchSort } from '@vela/contracts/constants';
import { type ExposureTable, UNSEEN } from '../exposure/index.js';
import { scoreMatch } from '../score/score.js';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { isEligible } from './eligible.js';
import { isListed } from './facets.js';
import { type MatchFilters, passesFilters } from './filters.js';
import { scopeOf } from './musts.js';
import { behind, byRank, type ListPlace, type Ranked, tieHash } from './order.js';

export interface RankQuery {
  /** Number of the ISO week, `weekOf(now)`; it turns ties. */
  readonly week: number;
  /** The list goes on behind this place; from the first where there is none. */
  readonly after?: ListPlace;
  /** The moment whose exposure orders the list; the latest unless told. */
  readonly moment?: number;
  /** How many of the best are left out first. */
  readonly offset: number;
  readonly limit: number;
  readonly filters?: MatchFilters;
  /** Which of a role's two lists; its matches unless told. */
  readonly list?: MatchList;
  /** Of a list without a role; the turn of the week unless told. */
  readonly sort?: SearchSort;
  readonly rates?: RateTable;
  /** How often each was shown lately; nobody was, unless told. */
  readonly exposures?: ExposureTable;
}

/** @returns how often each was shown lately, at the moment that a question is about */
export const exposureOf = ({ exposures, moment }: Pick<RankQuery, 'exposures' | 'moment'>) =>
  exposures?.at(moment ?? exposures.moment) ?? UNSEEN;

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
  const scope = scopeOf(role, query.list);
  const exposure = exposureOf(query);
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
        exposure: exposure.of(profile.id),
        tie: tieHash(role.id, profile.id, query.week),
      });
  ranked.sort(byRank);
  return { total: ranked.length, ranked: behind(ranked, query.after).slice(query.offset, query.offset + query.limit) };
}
