import type { AnonymousProfile } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { chosenSetups, countryText, employmentTexts } from '@vela/formats';
import { t } from '@vela/language';
import { expectedSalary } from '@vela/matching/expected-salary';

export const notGiven = (): string => t('Not given');

/** The expected salary as a recruiter reads it: in SEK, with what was stated in another currency. */
export function salaryText(profile: AnonymousProfile): string {
  const salary = expectedSalary(profile);
  if (salary === null) return notGiven();
  return salary.stated === null
    ? salary.inSek
    : t('{pay} (stated as {stated})', { pay: salary.inSek, stated: salary.stated });
}

export const setupText = (profile: AnonymousProfile): string => chosenSetups(profile).join(', ') || notGiven();

export const employmentText = (profile: AnonymousProfile): string => employmentTexts(profile).join(' · ') || notGiven();

/** @returns every country with the cities named in it, such as 'Sweden · Göteborg · Malmö' */
export const placeTexts = ({ countriesCities }: AnonymousProfile): string[] =>
  Object.entries(countriesCities).map(([country, cities]) => [countryText(country), ...cities].join(' · '));

export const startText = ({ availability }: AnonymousProfile): string =>
  availabilityText(availability === null ? null : Number(availability));
