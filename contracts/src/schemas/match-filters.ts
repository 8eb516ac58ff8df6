import { array, boolean, type InferType, number, string } from 'yup';
import { listed, said, t } from '@vela/language';
import {
  LIST_PLACE_MAX,
  LISTED_MAX,
  MATCH_LISTS,
  MATCH_PAGE_SIZE,
  NAME_MAX,
  PAGE_NUMBER_MAX,
  ROLE_YEARS_MAX,
  SEARCH_SORTS,
  WORK_SETUPS,
} from '../constants/index.js';
import { errorInWords, FILTER_VALUES_MAX, salaryRangeOf } from '../filters/index.js';
import { SAID } from '../texts/index.js';
import { availabilityMonths, date, exact, id, percentage, requiredId, toldPeople, typedText } from './common.js';
import { fittingPlace } from './fitted.js';
import { anonymousProfileSchema } from './job-seeker.js';
import { pageOfListFields } from './list-page.js';
import { liveConnection } from './match.js';
import { requestCostSchema } from './request-cost.js';

/** A query parameter that may come more than once arrives without a list where it comes once. */
const asList = (cast: unknown, given: unknown): unknown => (typeof given === 'string' ? [given] : cast);
const TOO_MANY = said('At most {max, plural, one {# value} other {# values}}');
const ids = () => array().of(requiredId()).transform(asList).max(FILTER_VALUES_MAX, TOO_MANY);

const filterFields = {
  /** Looked for in desired and current roles, skills by any of their names, and About Me. */
  words: string().test('words', '', (text, context) => {
    const error = text === undefined ? null : errorInWords(text);
    return error === null || context.createError({ message: error });
  }),
  category: ids(),
  setup: array()
    .of(
      string()
        .oneOf([...WORK_SETUPS], said('Choose remote, hybrid or office.'))
        .required(),
    )
    .transform(asList)
    .max(FILTER_VALUES_MAX, TOO_MANY),
  country: array().of(string().max(NAME_MAX).required()).transform(asList).max(FILTER_VALUES_MAX, TOO_MANY),
  skill: ids(),
  years: number()
    .integer()
    .min(1, said('At least one year'))
    .max(ROLE_YEARS_MAX, said('At most {max, plural, one {# year} other {# years}}')),
  permanent: percentage(),
  freelance: percentage(),
  salary: string().test(
    'range',
    said('Give a range such as 10000-1000000.'),
    (text) => text === undefined || salaryRangeOf(text) !== null,
  ),
  availability: array().of(availabilityMonths().required()).transform(asList).max(FILTER_VALUES_MAX, TOO_MANY),
};

const pageFields = {
  /** The list goes on behind this place, as the page before it named it; `page` counts where there is none. */
  after: string().max(LIST_PLACE_MAX),
  page: number().integer().min(1).max(PAGE_NUMBER_MAX).default(1),
  pageSize: number().integer().min(1).max(100).default(MATCH_PAGE_SIZE),
};

/** The wire form of filters alone, as a saved search holds it. */
export const filterQuerySchema = exact(filterFields);

/** Which page of the search without a role, narrowed by what, in which order. */
export const searchQuerySchema = exact({
  ...pageFields,
  ...filterFields,
  sort: string()
    .oneOf([...SEARCH_SORTS], () => t('Choose one of {choices}.', { choices: listed(SEARCH_SORTS, 'or') }))
    .default('mixed'),
});
export type SearchQuery = InferType<typeof searchQuerySchema>;
/** Which page of any list, narrowed by what. */
export type MatchQuery = Omit<SearchQuery, 'sort'>;

/** The same of one role's matches, or of those whom its musts leave out. */
export const roleMatchQuerySchema = exact({
  ...pageFields,
  ...filterFields,
  list: string()
    .oneOf([...MATCH_LISTS], said('Choose matches or leftOut.'))
    .default('matches'),
});
export type RoleMatchQuery = InferType<typeof roleMatchQuerySchema>;

/** Filters to count for, of one role's matches or of all profiles. */
export const filterCountQuerySchema = exact({
  openRoleId: id(),
  /** Of a role: its matches unless told. */
  list: string().oneOf([...MATCH_LISTS], said('Choose matches or leftOut.')),
  ...filterFields,
});
export type FilterCountQuery = InferType<typeof filterCountQuerySchema>;

export const foundProfileSchema = exact({
  jobSeekerProfile: anonymousProfileSchema.required(),
  place: fittingPlace(),
  /** The company's own connection with this talent, open or accepted. */
  connection: liveConnection(),
  /** From when the company may ask again, after a decline or a withdrawal; null where nothing holds it back. */
  askAgainFrom: date().nullable().defined(),
  cost: requestCostSchema.required(),
});

/** A page of profiles without a role: nobody has a score. */
export const searchPageSchema = exact({
  total: toldPeople(),
  ...pageOfListFields,
  found: array().max(LISTED_MAX).of(foundProfileSchema).required(),
});
export type SearchPage = InferType<typeof searchPageSchema>;
export type FoundProfile = InferType<typeof foundProfileSchema>;

const optionCountSchema = exact({ option: string().required(), holding: toldPeople(), remaining: toldPeople() });

/** What each filter does to a list. */
export const filterCountsSchema = exact({
  /** How many pass every filter. */
  total: toldPeople(),
  /** How many would pass with one group of filters lifted. */
  without: exact({
    words: toldPeople(),
    categories: toldPeople(),
    setups: toldPeople(),
    countries: toldPeople(),
    skills: toldPeople(),
    years: toldPeople(),
    employment: toldPeople(),
    salary: toldPeople(),
    availability: toldPeople(),
  }).required(),
  /** How many have an option, and how many remain once it is chosen beside what is chosen already. */
  options: exact({
    categories: array().max(LISTED_MAX).of(optionCountSchema).required(),
    setups: array().max(LISTED_MAX).of(optionCountSchema).required(),
    countries: array().max(LISTED_MAX).of(optionCountSchema).required(),
    skills: array().max(LISTED_MAX).of(optionCountSchema).required(),
    employment: array().max(LISTED_MAX).of(optionCountSchema).required(),
    availability: array().max(LISTED_MAX).of(optionCountSchema).required(),
  }).required(),
});
export type FilterCounts = InferType<typeof filterCountsSchema>;

export const SAVED_SEARCH_NAME_MAX = 80;

export const savedSearchInputSchema = exact({
  name: typedText().max(SAVED_SEARCH_NAME_MAX, SAID.mostCharacters).required(said('Give the search a name.')),
  filters: filterQuerySchema.required(),
  /** When it was looked at last, of one that is put back after it was deleted; its day counts. Now unless told. */
  seenAt: date(),
});
export type SavedSearchInput = InferType<typeof savedSearchInputSchema>;

export const savedSearchSchema = exact({
  id: requiredId(),
  name: string().required(),
  filters: filterQuerySchema.required(),
  createdAt: date().required(),
  seenAt: date().required(),
  /** How many who match have joined since it was last looked at. */
  newCount: toldPeople(),
  /** Whether anybody has. */
  anyNew: boolean().required(),
});
export type SavedSearch = InferType<typeof savedSearchSchema>;
export const savedSearchesSchema = array().max(LISTED_MAX).of(savedSearchSchema).required();

export const savedSearchParamsSchema = exact({ id: requiredId() });
/** A call that says everything by its address. */
export const nothingMoreSchema = exact({});
