import { t } from '@vela/language';
import {
  AVAILABILITY_MONTHS,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  PERCENTAGE_STEP,
  ROLE_YEARS_MAX,
  SALARY_FILTER_MAX,
  SALARY_FILTER_MIN,
  TALENT_WORDS_MAX,
  TALENT_WORDS_SIGNS_MAX,
  WORK_SETUPS,
  type WorkSetup,
} from '../constants/index.js';
import type { MatchFilters } from './match-filters.js';

/** Filters as they stand in a page's address, in a call's query and in a saved search. A type, not an interface: a call's query is indexed by name. */
export type FilterQuery = {
  /** As they were typed. */
  readonly words?: string | undefined;
  readonly category?: readonly string[] | undefined;
  readonly setup?: readonly WorkSetup[] | undefined;
  readonly country?: readonly string[] | undefined;
  readonly skill?: readonly string[] | undefined;
  /** Least years of experience. */
  readonly years?: number | undefined;
  readonly permanent?: number | undefined;
  readonly freelance?: number | undefined;
  /** 'from-to' in yearly full-time SEK. */
  readonly salary?: string | undefined;
  readonly availability?: readonly number[] | undefined;
};

/** The parameters, in the order in which an address carries them. */
export const FILTER_PARAMETERS = [
  'words',
  'category',
  'setup',
  'country',
  'skill',
  'years',
  'permanent',
  'freelance',
  'salary',
  'availability',
] as const satisfies readonly (keyof FilterQuery)[];

/** Most values that one filter may name. */
export const FILTER_VALUES_MAX = 100;

const ID = /^[0-9a-f]{24}$/;
const SALARY = /^(\d{1,7})-(\d{1,7})$/;

/** @returns both ends of 'from-to', or null where it is no range within the filter's limits */
export function salaryRangeOf(text: string): readonly [from: number, to: number] | null {
  const [, from, to] = (SALARY.exec(text) ?? []).map(Number);
  if (from === undefined || to === undefined) return null;
  return from >= SALARY_FILTER_MIN && to <= SALARY_FILTER_MAX && from <= to ? [from, to] : null;
}

/** @returns what was typed with single blanks; undefined where there is nothing to look for in it */
const wordsIn = (text: string | null | undefined): string | undefined => {
  const words = (text ?? '').split(/\s+/u).filter((word) => word !== '');
  return words.length === 0 ? undefined : words.join(' ');
};

/** What keeps words from being searched for, in a sentence; null where nothing does. */
export function errorInWords(text: string): string | null {
  const words = wordsIn(text);
  if (words === undefined) return null;
  if (words.length > TALENT_WORDS_SIGNS_MAX)
    return t('At most {max, plural, one {# character} other {# characters}}. Leave some words out.', {
      max: TALENT_WORDS_SIGNS_MAX,
    });
  if (words.split(' ').length > TALENT_WORDS_MAX)
    return t('At most {max, plural, one {# word} other {# words}}. Leave some out.', { max: TALENT_WORDS_MAX });
  return /[\p{L}\p{N}]/u.test(words) ? null : t('Type a word, such as a skill or a role.');
}

/** Lists without double entries and in one order, so that equal filters have one address. */
function listed<Value extends string | number>(values: readonly Value[] | undefined): readonly Value[] | undefined {
  if (values === undefined || values.length === 0) return undefined;
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
}

const withoutAbsent = <Fields extends object>(fields: Fields): Fields =>
  // Only absent entries go, which the type allows to be absent.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** @returns the one wire form of these filters; empty lists ask for nothing and are left out */
export const filterQueryOf = (filters: MatchFilters): FilterQuery =>
  withoutAbsent({
    words: wordsIn(filters.words),
    category: listed(filters.categoryIds),
    setup: listed(filters.setups),
    country: listed(filters.countries),
    skill: listed(filters.skillIds),
    years: filters.years,
    permanent: filters.permanentPercentage,
    freelance: filters.freelancePercentage,
    salary: filters.yearlySalary?.join('-'),
    availability: listed(filters.availability),
  });

/** @param query a checked wire form; other parameters beside it do not matter */
export function filtersOf(query: FilterQuery): MatchFilters {
  const salary = query.salary === undefined ? null : salaryRangeOf(query.salary);
  const [categoryIds, setups, countries] = [listed(query.category), listed(query.setup), listed(query.country)];
  const [skillIds, availability] = [listed(query.skill), listed(query.availability)];
  const words = wordsIn(query.words);
  return {
    ...(words !== undefined && { words }),
    ...(categoryIds !== undefined && { categoryIds }),
    ...(setups !== undefined && { setups }),
    ...(countries !== undefined && { countries }),
    ...(skillIds !== undefined && { skillIds }),
    ...(query.years !== undefined && { years: query.years }),
    ...(query.permanent !== undefined && { permanentPercentage: query.permanent }),
    ...(query.freelance !== undefined && { freelancePercentage: query.freelance }),
    ...(salary !== null && { yearlySalary: salary }),
    ...(availability !== undefined && { availability }),
  };
}

function percentageIn(text: string | null): number | undefined {
  const value = Number(text ?? Number.NaN);
  return value >= PERCENTAGE_MIN && value <= PERCENTAGE_MAX && value % PERCENTAGE_STEP === 0 ? value : undefined;
}

function yearsIn(text: string | null): number | undefined {
  const years = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return years > 0 && years <= ROLE_YEARS_MAX ? years : undefined;
}

/**
 * Reads filters from an address that somebody may have typed: what is not valid is passed over.
 * @returns filters that every call accepts
 */
export function filtersInAddress(search: URLSearchParams): MatchFilters {
  const all = (name: keyof FilterQuery) => search.getAll(name).slice(0, FILTER_VALUES_MAX);
  const ids = (name: keyof FilterQuery) => all(name).filter((id) => ID.test(id));
  const words = search.get('words') ?? '';
  return filtersOf({
    words: errorInWords(words) === null ? words : undefined,
    category: ids('category'),
    setup: WORK_SETUPS.filter((setup) => all('setup').includes(setup)),
    country: all('country').filter((country) => country !== '' && country.length <= 200),
    skill: ids('skill'),
    years: yearsIn(search.get('years')),
    permanent: percentageIn(search.get('permanent')),
    freelance: percentageIn(search.get('freelance')),
    salary: search.get('salary') ?? undefined,
    availability: AVAILABILITY_MONTHS.filter((months) => all('availability').includes(String(months))),
  });
}

/** @returns an address's parameters with these filters in place of its own; the others stay */
export function addressWith(search: URLSearchParams, filters: MatchFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  const query = filterQueryOf(filters);
  for (const name of FILTER_PARAMETERS) {
    next.delete(name);
    for (const value of [query[name] ?? []].flat()) next.append(name, String(value));
  }
  return next;
}

/** @returns whether any filter acts */
export const isFiltering = (filters: MatchFilters): boolean => Object.keys(filterQueryOf(filters)).length > 0;
