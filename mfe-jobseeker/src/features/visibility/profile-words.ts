import type { AnonymousProfile } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { expectedSalary } from '@vela/matching/profile-words';

export const NOT_GIVEN = 'Not given';

export const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);

/** The expected salary as a recruiter reads it: in SEK, with what was stated in another currency. */
export function salaryText(profile: AnonymousProfile): string {
  const salary = expectedSalary(profile);
  if (salary === null) return NOT_GIVEN;
  return salary.stated === null ? salary.inSek : `${salary.inSek} (stated as ${salary.stated})`;
}

export const setupText = ({ remote, hybrid, office }: AnonymousProfile): string =>
  [...(remote ? ['Remote'] : []), ...(hybrid ? ['Hybrid'] : []), ...(office ? ['Office'] : [])].join(', ') || NOT_GIVEN;

const percentText = (title: string, percent: number | null): string =>
  percent === null ? title : `${title} ${percent} %`;

export function employmentText(profile: AnonymousProfile): string {
  const { permanent, freelance, permanentPercentage, freelancePercentage } = profile;
  return (
    [
      ...(permanent ? [percentText('Permanent', permanentPercentage)] : []),
      ...(freelance ? [percentText('Freelance', freelancePercentage)] : []),
    ].join(' · ') || NOT_GIVEN
  );
}

/** @returns every country with the cities named in it, such as 'Sweden · Göteborg · Malmö' */
export const placeTexts = ({ countriesCities }: AnonymousProfile): string[] =>
  Object.entries(countriesCities).map(([country, cities]) => [country, ...cities].join(' · '));

/** @returns the first city with its country, the country alone where no city was named, null for no place */
export function firstPlaceText({ countriesCities }: AnonymousProfile): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return city === undefined ? country : `${city}, ${country}`;
}

export const startText = ({ availability }: AnonymousProfile): string =>
  availabilityText(availability === null ? null : Number(availability));
