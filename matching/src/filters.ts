import type { WorkSetup } from '@vela/contracts/constants';
import { percentageOf } from './components/employment.js';
import type { RateTable } from './rates.js';
import { payRange } from './salary.js';
import type { MatchProfile } from './subjects.js';

/**
 * What a recruiter narrows a list by. A filter that is absent does not act; a profile that left blank what a filter asks
 * for does not pass it.
 */
export interface MatchFilters {
  /** Any of these ways of working. */
  readonly setups?: readonly WorkSetup[];
  /** Any of these countries. */
  readonly countries?: readonly string[];
  /** All of these skills, at any level. */
  readonly skillIds?: readonly string[];
  /** At least this percentage, 5 to 100; with both given, either suffices. */
  readonly permanentPercentage?: number;
  readonly freelancePercentage?: number;
  /** Yearly full-time SEK; the talent's range must overlap it. */
  readonly yearlySalary?: readonly [from: number, to: number];
  /** Any of these months of notice. */
  readonly availability?: readonly number[];
}

const anyOf = <Value>(wanted: readonly Value[] | undefined, has: (value: Value) => boolean): boolean =>
  wanted === undefined || wanted.some(has);

function passesEmployment(profile: MatchProfile, { permanentPercentage, freelancePercentage }: MatchFilters): boolean {
  if (permanentPercentage === undefined && freelancePercentage === undefined) return true;
  const permanent =
    permanentPercentage !== undefined && profile.permanent && percentageOf(profile, 'permanent') >= permanentPercentage;
  const freelance =
    freelancePercentage !== undefined && profile.freelance && percentageOf(profile, 'freelance') >= freelancePercentage;
  return permanent || freelance;
}

function passesSalary(profile: MatchProfile, { yearlySalary }: MatchFilters, rates: RateTable): boolean {
  if (yearlySalary === undefined) return true;
  const range = payRange(profile, rates);
  return range !== null && range.from <= yearlySalary[1] && range.to >= yearlySalary[0];
}

/** @returns whether a profile passes every filter that is set */
export const passesFilters = (profile: MatchProfile, filters: MatchFilters, rates: RateTable): boolean =>
  anyOf(filters.setups, (setup) => profile[setup]) &&
  anyOf(filters.countries, (country) => profile.places[country] !== undefined) &&
  (filters.skillIds ?? []).every((id) => profile.skills.some(({ skillId }) => skillId === id)) &&
  passesEmployment(profile, filters) &&
  passesSalary(profile, filters, rates) &&
  anyOf(filters.availability, (months) => profile.availability === months);
