export { type BelowMarket, belowMarket, comparedPay } from './below-market/index.js';
export { ColumnarIndex, type IndexQuery } from './columnar/columnar-index.js';
export { type Plan, planFor, type PlannedSkill } from './columnar/plan.js';
export { SNAPSHOT_FORMAT } from './columnar/snapshot.js';
export { CAPPED_BASIS_POINTS, CAPPED_SCORE } from './components/cap.js';
export { FULL } from './components/fit.js';
export { SCORE_VERSION } from './components/index.js';
export { NEARBY_KM, nearbyFit, REACHABLE, SAME_COUNTRY } from './components/place.js';
export { USUAL_RARITY } from './components/skills.js';
export { WEIGHTS } from './components/weights.js';
export { explainMatch, outlineMatch, shownPoints } from './explain/breakdown.js';
export { MATCH_TEXTS } from './explain/match-texts.js';
export { explainMoved } from './explain/moved.js';
export { RANKING_NOTES, type RankingParameter, rankingParameters } from './explain/parameters.js';
export { leadingReasons } from './explain/reasons.js';
export { describeCap, describeChange, describeFact, describeRarity, isRare } from './explain/texts.js';
export { COMPONENT_TITLES } from './explain/titles.js';
export { type Exposure, EXPOSURE_MOST, ExposureTable, UNSEEN } from './exposure/index.js';
export { type FittingPlace, fittingPlace, payInRolesTerms, type StatedAmounts } from './fitted/index.js';
export { browseProfiles } from './ranking/browse.js';
export { isEligible, mayBeAskedFor } from './ranking/eligible.js';
export { facetCountsOf, OptionHolders } from './ranking/facet-counts.js';
export {
  choosing,
  countFacets,
  type FacetCounts,
  type FacetScope,
  OPTION_GROUPS,
  type OptionCount,
  type OptionGroup,
} from './ranking/facets.js';
export {
  FILTER_GROUPS,
  type FilterGroup,
  isGroupSet,
  type MatchFilters,
  passesFilters,
  withoutGroup,
} from './ranking/filters.js';
export { isMatch, meetsMusts, missedMusts, mustsOf, requirementsOf, scopeOf } from './ranking/musts.js';
export {
  behind,
  byPlace,
  byRank,
  type ListPlace,
  placeOf,
  type Ranked,
  SORT_KEY_MOST,
  TIE_DIGITS,
  TIE_PRIME,
  tieHash,
  tieTurn,
} from './ranking/order.js';
export { type RankedPage, rankMatches, type RankQuery } from './ranking/rank.js';
export {
  askedFor,
  countMeeting,
  type Missing,
  type Requirement,
  type RequirementCounts,
  requirementCountsOf,
  REQUIREMENTS,
  type Requirements,
  roleOfRequirements,
} from './ranking/requirements.js';
export { fitsOf, type MatchScore, scoreMatch, shownScore, uncappedScoreOf } from './score/score.js';
export { BUNDLED_RATES, checkedRateTable, type RateTable, readRateTable } from './subjects/rates.js';
export { payOfYearlySek, wantedPay, YEARLY_SEK_MOST, yearlySek } from './subjects/salary.js';
export type {
  AskedSkill,
  DesiredRole,
  LevelledSkill,
  MatchMusts,
  MatchProfile,
  MatchRole,
  NearbyCity,
  Pay,
  Places,
  RelatedSkill,
} from './subjects/subjects.js';
export { type AskedWords, askedWords, saysAll } from './words/index.js';
