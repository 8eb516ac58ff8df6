export { FULL, UNKNOWN } from './components/fit.js';
export { SCORE_VERSION } from './components/index.js';
export { WEIGHTS } from './components/weights.js';
export { browseProfiles, NO_ROLE } from './browse.js';
export { isEligible, isShowable, isVisibleTo } from './eligible.js';
export { explainMatch, shownPoints } from './explain/breakdown.js';
export { RANKING_NOTES, rankingParameters, type RankingParameter } from './explain/parameters.js';
export { groupedNumber } from './explain/grouped-number.js';
export { COMPONENT_TITLES } from './explain/titles.js';
export { describeChange, describeFact } from './explain/words.js';
export { byRank, tieHash, TIE_DIGITS, TIE_PRIME, tieTurn, weekOf, type Ranked } from './order.js';
export { rankMatches, type RankedPage, type RankQuery } from './rank.js';
export { BUNDLED_RATES, readRateTable, type RateTable } from './rates.js';
export { payOfYearlySek, wantedPay, YEARLY_SEK_MOST, yearlySek } from './salary.js';
export { scoreMatch, shownScore, type MatchScore } from './score.js';
export type { DesiredRole, LevelledSkill, MatchProfile, MatchRole, Pay, Places, Searcher } from './subjects.js';
export { ColumnarIndex, type IndexQuery } from './columnar/columnar-index.js';
export { FILTER_GROUPS, isGroupSet, passesFilters, withoutGroup, type FilterGroup, type MatchFilters } from './filters.js';
export { choosing, countFacets, OPTION_GROUPS, type FacetCounts, type FacetScope, type OptionCount, type OptionGroup } from './facets.js';
export { facetCountsOf, OptionHolders } from './facet-counts.js';
export { planFor, type Plan } from './columnar/plan.js';
export {
  askedFor, countMeeting, requirementCountsOf, REQUIREMENTS, roleOfRequirements, type Requirement, type RequirementCounts, type Requirements,
} from './requirements.js';
