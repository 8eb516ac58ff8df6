import { availabilityText } from '@vela/contracts/texts';
import type { AnonymousProfile } from '@vela/contracts/schemas';
import { groupedNumber } from '@vela/matching';
import { listed } from '../../words/listed.js';

export const NOT_GIVEN = 'Not given';

export const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** Salary range with currency and period, as a recruiter reads it. */
export function salaryText({ minSalary, maxSalary, currency, compensationTimePeriod }: AnonymousProfile): string {
  if (minSalary === null) return NOT_GIVEN;
  const amounts =
    maxSalary === null || maxSalary === minSalary
      ? groupedNumber(minSalary)
      : `${groupedNumber(minSalary)}–${groupedNumber(maxSalary)}`;
  return [amounts, currency ?? '', compensationTimePeriod?.toLowerCase() ?? ''].filter((part) => part !== '').join(' ');
}

export const setupText = ({ remote, hybrid, office }: AnonymousProfile): string =>
  [...(remote ? ['Remote'] : []), ...(hybrid ? ['Hybrid'] : []), ...(office ? ['Office'] : [])].join(', ') || NOT_GIVEN;

export function employmentText(profile: AnonymousProfile): string {
  const { permanent, freelance, permanentPercentage, freelancePercentage } = profile;
  return (
    [
      ...(permanent ? [`Permanent ${permanentPercentage ?? 100} %`] : []),
      ...(freelance ? [`Freelance ${freelancePercentage ?? 100} %`] : []),
    ].join(', ') || NOT_GIVEN
  );
}

export const placesText = ({ countriesCities }: AnonymousProfile): string =>
  Object.entries(countriesCities)
    .map(([country, cities]) => (cities.length === 0 ? country : `${listed(cities, 'or')} (${country})`))
    .join(', ') || NOT_GIVEN;

export const startText = ({ availability }: AnonymousProfile): string =>
  availabilityText(availability === null ? null : Number(availability));
