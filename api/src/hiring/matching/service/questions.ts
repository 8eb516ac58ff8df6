import {
  AVAILABILITY_MONTHS,
  CURRENCIES,
  MATCH_LISTS,
  MUST_TERMS,
  SALARY_PERIODS,
  SEARCH_SORTS,
  WORK_SETUPS,
} from '@vela/contracts/constants';
import type { Searcher } from '@vela/market/visibility';
import type {
  AskedSkill,
  FacetScope,
  ListPlace,
  MatchFilters,
  MatchMusts,
  MatchRole,
  NearbyCity,
  Pay,
  RankQuery,
  RelatedSkill,
  Requirements,
} from '@vela/matching';
import {
  isBoolean,
  isCount,
  isId,
  isNumber,
  isText,
  listOf,
  objectOf,
  oneOf,
  orNull,
  pairOf,
  recordOf,
  type Shape,
} from './shapes.js';

/** What a list is asked for besides how many and how often people were shown. */
export type ListQuestion = Omit<RankQuery, 'offset' | 'limit' | 'moment' | 'rates' | 'exposures'>;

/** Profiles of the company's own people, which are left out. */
interface WithoutOwn {
  readonly own: readonly string[];
}

/** What is asked of one partition, by kind. */
export interface Questions {
  readonly rank: WithoutOwn & { readonly role: MatchRole; readonly query: ListQuestion };
  readonly browse: WithoutOwn & { readonly searcher: Searcher; readonly query: ListQuestion };
  readonly facets: WithoutOwn & { readonly scope: FacetScope; readonly filters: MatchFilters };
  readonly meeting: WithoutOwn & { readonly requirements: Requirements };
}

export type QuestionKind = keyof Questions;

/** Who belongs to the company is known by their profiles alone: nobody else's id travels. */
const searcherOf = ({ companyId, verified }: Searcher): Searcher => ({ companyId, memberUserIds: [], verified });

const listQuestionOf = ({ week, after, filters, list, sort }: RankQuery): ListQuestion => ({
  week,
  ...(after !== undefined && { after }),
  ...(filters !== undefined && { filters }),
  ...(list !== undefined && { list }),
  ...(sort !== undefined && { sort }),
});

/** A role may stand for its own place and employment: of it only what is asked for travels. */
function requirementsOf({ place, employment, ...others }: Requirements): Requirements {
  return {
    ...others,
    ...searcherOf(others),
    ...(place !== undefined && {
      place: {
        remote: place.remote,
        hybrid: place.hybrid,
        office: place.office,
        places: place.places,
        ...(place.nearby !== undefined && { nearby: place.nearby }),
      },
    }),
    ...(employment !== undefined && {
      employment: {
        permanent: employment.permanent,
        freelance: employment.freelance,
        permanentPercentage: employment.permanentPercentage,
        freelancePercentage: employment.freelancePercentage,
      },
    }),
  };
}

/** Questions as they travel. @param own profiles of the company's own people */
export const question = {
  rank: (role: MatchRole, query: RankQuery, own: readonly string[]): Questions['rank'] => ({
    role: { ...role, ...searcherOf(role) },
    query: listQuestionOf(query),
    own,
  }),
  browse: (searcher: Searcher, query: RankQuery, own: readonly string[]): Questions['browse'] => ({
    searcher: searcherOf(searcher),
    query: listQuestionOf(query),
    own,
  }),
  facets: (
    { categoryId, required = null, list = 'matches', ...searcher }: FacetScope,
    filters: MatchFilters,
    own: readonly string[],
  ): Questions['facets'] => ({
    scope: {
      ...searcherOf(searcher),
      categoryId,
      required: required === null ? null : requirementsOf(required),
      list,
    },
    filters,
    own,
  }),
  meeting: (requirements: Requirements, own: readonly string[]): Questions['meeting'] => ({
    requirements: requirementsOf(requirements),
    own,
  }),
};

const isPay = objectOf<Pay>({ amount: isNumber, currency: oneOf(CURRENCIES), period: oneOf(SALARY_PERIODS) });
const isPlaces = recordOf(listOf(isText));
const isNearby = recordOf(recordOf(objectOf<NearbyCity>({ km: isCount, to: isText })));
const isMonths = oneOf(AVAILABILITY_MONTHS);
const isRelated = objectOf<RelatedSkill>({ skillId: isText, name: isText, quarters: oneOf([1, 2, 3]) });
const isSkill = objectOf<AskedSkill>(
  { skillId: isText, name: isText, level: isNumber, rarity: isNumber, related: listOf(isRelated) },
  'rarity',
  'related',
);
const SEARCHER = { companyId: isText, memberUserIds: listOf(isText), verified: isBoolean };
const SETUPS = { remote: isBoolean, hybrid: isBoolean, office: isBoolean };
const EMPLOYMENT = {
  permanent: isBoolean,
  freelance: isBoolean,
  permanentPercentage: orNull(isNumber),
  freelancePercentage: orNull(isNumber),
};

const isRole = objectOf<MatchRole>(
  {
    ...SEARCHER,
    ...SETUPS,
    ...EMPLOYMENT,
    id: isText,
    categoryId: isText,
    roleId: isText,
    roleName: isText,
    years: isCount,
    skills: listOf(isSkill),
    places: isPlaces,
    nearby: isNearby,
    musts: objectOf<MatchMusts>({ terms: listOf(oneOf(MUST_TERMS)), skillIds: listOf(isText) }),
    skillTable: isText,
    offer: isPay,
    availability: isMonths,
  },
  'nearby',
  'musts',
  'skillTable',
);

const isRequirements = objectOf<Requirements>(
  {
    ...SEARCHER,
    categoryId: orNull(isText),
    roleId: isText,
    yearsIn: isText,
    years: isCount,
    skills: listOf(
      objectOf<{ readonly skillId: string; readonly level: number }>({ skillId: isText, level: isNumber }),
    ),
    place: objectOf<NonNullable<Requirements['place']>>({ ...SETUPS, places: isPlaces, nearby: isNearby }, 'nearby'),
    employment: objectOf<NonNullable<Requirements['employment']>>(EMPLOYMENT),
    offer: isPay,
    availability: isMonths,
  },
  ...(['roleId', 'yearsIn', 'years', 'skills', 'place', 'employment', 'offer', 'availability'] as const),
);

const isFilters = objectOf<MatchFilters>(
  {
    words: isText,
    categoryIds: listOf(isText),
    setups: listOf(oneOf(WORK_SETUPS)),
    countries: listOf(isText),
    skillIds: listOf(isText),
    years: isNumber,
    permanentPercentage: isNumber,
    freelancePercentage: isNumber,
    yearlySalary: pairOf(isNumber),
    availability: listOf(isNumber),
  },
  ...(['words', 'categoryIds', 'setups', 'countries', 'skillIds', 'years'] as const),
  ...(['permanentPercentage', 'freelancePercentage', 'yearlySalary', 'availability'] as const),
);

const isListQuestion = objectOf<ListQuestion>(
  {
    week: isCount,
    after: objectOf<ListPlace>(
      { sortKey: isCount, shown: isCount, exposure: isCount, tie: isCount, profileId: isId },
      'sortKey',
    ),
    filters: isFilters,
    list: oneOf(MATCH_LISTS),
    sort: oneOf(SEARCH_SORTS),
  },
  ...(['after', 'filters', 'list', 'sort'] as const),
);

const own = listOf(isId);

/** Whether what came over a line is a question of a kind. */
export const isQuestion: { readonly [Kind in QuestionKind]: Shape<Questions[Kind]> } = {
  rank: objectOf<Questions['rank']>({ role: isRole, query: isListQuestion, own }),
  browse: objectOf<Questions['browse']>({
    searcher: objectOf<Searcher>(SEARCHER),
    query: isListQuestion,
    own,
  }),
  facets: objectOf<Questions['facets']>({
    scope: objectOf<FacetScope>(
      { ...SEARCHER, categoryId: orNull(isText), required: orNull(isRequirements), list: oneOf(MATCH_LISTS) },
      'required',
      'list',
    ),
    filters: isFilters,
    own,
  }),
  meeting: objectOf<Questions['meeting']>({ requirements: isRequirements, own }),
};
