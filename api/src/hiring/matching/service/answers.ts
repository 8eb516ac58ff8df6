import type { FacetCounts, Ranked, RequirementCounts } from '@vela/matching';
import { FILTER_GROUPS, OPTION_GROUPS, type OptionCount, type RankedPage } from '@vela/matching';
import { isCount, isId, listOf, objectOf, recordOf, type Shape } from './shapes.js';

/** One of a list as it travels: profile, basis points, coverage, exposure, tie, and what the list is sorted by where it is. */
type Row = readonly [string, number, number, number, number, number?];

/** What a list is answered with. */
interface ListAnswer {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** What one partition answers, by kind. */
export interface Answers {
  readonly rank: ListAnswer;
  readonly browse: ListAnswer;
  readonly facets: FacetCounts;
  readonly meeting: RequirementCounts;
}

export const listAnswerOf = ({ total, ranked }: RankedPage): ListAnswer => ({
  total,
  rows: ranked.map(({ profileId, basisPoints, coverage, exposure, tie, sortKey }) =>
    sortKey === undefined
      ? [profileId, basisPoints, coverage, exposure, tie]
      : [profileId, basisPoints, coverage, exposure, tie, sortKey],
  ),
});

const rankedOf = ([profileId, basisPoints, coverage, exposure, tie, sortKey]: Row): Ranked => ({
  profileId,
  basisPoints,
  coverage,
  exposure,
  tie,
  ...(sortKey !== undefined && { sortKey }),
});

export const pageOf = ({ total, rows }: ListAnswer): RankedPage => ({ total, ranked: rows.map(rankedOf) });

const LEAST_LENGTH = 5;
const isRow: Shape<Row> = (value): value is Row =>
  Array.isArray(value) &&
  (value.length === LEAST_LENGTH || value.length === LEAST_LENGTH + 1) &&
  value.every((part, at) => (at === 0 ? isId(part) : isCount(part)));
const isList = objectOf<ListAnswer>({ total: isCount, rows: listOf(isRow) });

/** The same check for each of some names. */
const each = <Name extends string, Value>(names: readonly Name[], shape: Shape<Value>) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape<Value>>;

const isCounts = recordOf(isCount);
const isOptions = recordOf(objectOf<OptionCount>({ holding: isCount, remaining: isCount }));

/** Whether what came over a line is an answer of a kind. */
export const isAnswer: { readonly [Kind in keyof Answers]: Shape<Answers[Kind]> } = {
  rank: isList,
  browse: isList,
  facets: objectOf<FacetCounts>({
    total: isCount,
    without: objectOf<FacetCounts['without']>(each(FILTER_GROUPS, isCount)),
    options: objectOf<FacetCounts['options']>(each(OPTION_GROUPS, isOptions)),
  }),
  meeting: objectOf<RequirementCounts>({
    looked: isCount,
    total: isCount,
    missing: isCounts,
    missingSkill: isCounts,
    without: isCounts,
    withoutSkill: isCounts,
  }),
};
