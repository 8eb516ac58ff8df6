import { EMPLOYMENT_TYPES, type EmploymentType } from '@vela/contracts/constants';
import type { OpenRole } from '@vela/contracts/schemas';
import { groupedNumber } from '@vela/matching';
import { periodText } from '@vela/matching/profile-words';
import { firstPlaceText } from './places.js';
import { setupText } from './setup.js';
import { yearsText } from './years.js';

/** @returns name and years of the one role that is looked for */
export function wantedRoleOf({ role }: Pick<OpenRole, 'role'>): { readonly name: string; readonly years: number } {
  const [entry] = Object.entries(role);
  return { name: entry?.[0] ?? '', years: entry?.[1] ?? 0 };
}

/** @returns '62.000 SEK monthly' */
export const offerText = (role: Pick<OpenRole, 'compensation' | 'currency' | 'compensationTimePeriod'>): string =>
  `${groupedNumber(Number(role.compensation))} ${role.currency} ${periodText(role.compensationTimePeriod)}`;

const TYPE_TITLES: Readonly<Record<EmploymentType, string>> = { permanent: 'Permanent', freelance: 'Freelance' };

interface Employment {
  readonly permanent: boolean;
  readonly freelance: boolean;
  readonly permanentPercentage?: number | null | undefined;
  readonly freelancePercentage?: number | null | undefined;
}

/** @returns each chosen type with its share of full time, such as 'Permanent 100 %' */
export const employmentTexts = (employment: Employment): string[] =>
  EMPLOYMENT_TYPES.filter((type) => employment[type]).map((type) => {
    const share = employment[`${type}Percentage`];
    return share === null || share === undefined ? TYPE_TITLES[type] : `${TYPE_TITLES[type]} ${share} %`;
  });

/** @returns the first city, or the country where none was chosen */
export const rolePlaceText = ({ countriesCities }: Pick<OpenRole, 'countriesCities'>): string | null =>
  firstPlaceText(countriesCities)?.split(', ')[0] ?? null;

function startText(months: number): string {
  if (months === 0) return 'Start at once';
  return months === 1 ? 'Start in 1 month' : `Start in ${months} months`;
}

/** @returns what the role offers and asks, for one line below its name */
export function roleFacts(role: OpenRole): string[] {
  const { years } = wantedRoleOf(role);
  const setup = role.remote || role.hybrid || role.office ? [setupText(role)] : [];
  return [
    years === 0 ? 'No experience required' : `${yearsText(years)} of experience`,
    ...employmentTexts(role),
    offerText(role),
    ...setup,
    startText(role.availability),
  ];
}
