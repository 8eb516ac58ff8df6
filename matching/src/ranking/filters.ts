import type { EmploymentType } from '@vela/contracts/constants';
import type { MatchFilters } from '@vela/contracts/filters';
import { totalYears } from '@vela/market/profiles';
import { wishedPercentage } from '../components/employment.js';
import type { RateTable } from '../subjects/rates.js';
import { payRange } from '../subjects/salary.js';
import type { MatchProfile } from '../subjects/subjects.js';
import { askedWords, saysAll } from '../words/index.js';

export type { MatchFilters } from '@vela/contracts/filters';

const anyOf = <Value>(wanted: readonly Value[] | undefined, has: (value: Value) => boolean): boolean =>
  wanted === undefined || wanted.some(has);

function passesEmployment(profile: MatchProfile, { permanentPercentage, freelancePercentage }: MatchFilters): boolean {
  if (permanentPercentage === undefined && freelancePercentage === undefined) return true;
  const offers = (type: EmploymentType, least: number | undefined): boolean =>
    least !== undefined && (wishedPercentage(profile, type) ?? 0) >= least;
  return offers('permanent', permanentPercentage) || offers('freelance', freelancePercentage);
}

function passesSalary(profile: MatchProfile, { yearlySalary }: MatchFilters, rates: RateTable): boolean {
  if (yearlySalary === undefined) return true;
  const range = payRange(profile, rates);
  return range !== null && range.from <= yearlySalary[1] && range.to >= yearlySalary[0];
}

/** The groups of filters that act independently of each other, in the order in which a panel shows them. */
export const FILTER_GROUPS = [
  'words',
  'categories',
  'setups',
  'countries',
  'skills',
  'years',
  'employment',
  'salary',
  'availability',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];

type Passes = (profile: MatchProfile, filters: MatchFilters, rates: RateTable) => boolean;

/** Whether a profile passes one group of filters; a group that is not set lets everybody through. */
export const PASSES_GROUP: Readonly<Record<FilterGroup, Passes>> = {
  words: ({ texts = [] }, { words }) => words === undefined || saysAll(texts, askedWords(words)),
  categories: ({ categoryId }, filters) => anyOf(filters.categoryIds, (id) => categoryId === id),
  setups: (profile, filters) => anyOf(filters.setups, (setup) => profile[setup]),
  countries: ({ places }, filters) => anyOf(filters.countries, (country) => places[country] !== undefined),
  skills: ({ skills }, filters) => (filters.skillIds ?? []).every((id) => skills.some(({ skillId }) => skillId === id)),
  years: (profile, { years }) => years === undefined || (totalYears(profile) ?? -1) >= years,
  employment: passesEmployment,
  salary: passesSalary,
  availability: ({ availability }, filters) => anyOf(filters.availability, (months) => availability === months),
};

/** @returns whether a profile passes every filter that is set */
export const passesFilters = (profile: MatchProfile, filters: MatchFilters, rates: RateTable): boolean =>
  FILTER_GROUPS.every((group) => PASSES_GROUP[group](profile, filters, rates));

const FIELDS_OF_GROUP: Readonly<Record<FilterGroup, readonly (keyof MatchFilters)[]>> = {
  words: ['words'],
  categories: ['categoryIds'],
  setups: ['setups'],
  countries: ['countries'],
  skills: ['skillIds'],
  years: ['years'],
  employment: ['permanentPercentage', 'freelancePercentage'],
  salary: ['yearlySalary'],
  availability: ['availability'],
};

/** @returns the filters with one group lifted */
export const withoutGroup = (filters: MatchFilters, group: FilterGroup): MatchFilters =>
  Object.fromEntries(Object.entries(filters).filter(([field]) => !FIELDS_OF_GROUP[group].some((own) => own === field)));

/** @returns whether any filter of a group acts */
export const isGroupSet = (filters: MatchFilters, group: FilterGroup): boolean =>
  group === 'skills'
    ? (filters.skillIds ?? []).length > 0
    : FIELDS_OF_GROUP[group].some((field) => filters[field] !== undefined);
