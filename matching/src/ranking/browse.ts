import { isVisibleTo, type Searcher } from '@vela/market/visibility';
import { BUNDLED_RATES } from '../subjects/rates.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { passesFilters } from './filters.js';
import { behind, byRank, type Ranked, tieHash } from './order.js';
import type { RankedPage, RankQuery } from './rank.js';
import { sortKeyOf } from './sort.js';

/**
 * All profiles that a company may see, without a role: nobody has a score, so what they are sorted by and the weekly turn decide. It turns for
 * each company in its own way: one order for all would tell two of them that they look at the same person.
 * The slow answer that faster engines are held against.
 */
export function browseProfiles(searcher: Searcher, profiles: Iterable<MatchProfile>, query: RankQuery): RankedPage {
  const rates = query.rates ?? BUNDLED_RATES;
  const ranked: Ranked[] = [];
  for (const profile of profiles)
    if (isVisibleTo(searcher, profile) && passesFilters(profile, query.filters ?? {}, rates)) {
      const sortKey = sortKeyOf(profile, query.sort, rates);
      ranked.push({
        profileId: profile.id,
        basisPoints: 0,
        coverage: 0,
        exposure: 0,
        tie: tieHash(searcher.companyId, profile.id, query.week),
        ...(sortKey !== undefined && { sortKey }),
      });
    }
  ranked.sort(byRank);
  return { total: ranked.length, ranked: behind(ranked, query.after).slice(query.offset, query.offset + query.limit) };
}
