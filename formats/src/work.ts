import { EMPLOYMENT_TYPES, type EmploymentType, type WorkSetup } from '@vela/contracts/constants';
import { availabilityText } from '@vela/contracts/texts';
import { listed, percentText, t, texts } from '@vela/language';
import { monthsText, yearsText } from './counts.js';

/** As cards, profiles and mails say it. */
export const SETUP_TITLES: Readonly<Record<WorkSetup, string>> = texts({
  remote: 'Remote',
  hybrid: 'Hybrid',
  office: 'Office',
});

/** As forms ask for it. */
export const SETUP_CHOICES: Readonly<Record<WorkSetup, string>> = texts({
  remote: 'Fully remote',
  hybrid: 'Hybrid',
  office: 'Onsite',
});

/** The order in which a card names ways of working; forms have that of `WORK_SETUPS`. */
export const SETUP_ORDER: readonly WorkSetup[] = ['remote', 'office', 'hybrid'];

type Setups = Readonly<Record<WorkSetup, boolean>>;

/** @returns titles of the chosen ways of working, such as 'Remote' and 'Hybrid' */
export const chosenSetups = (setups: Setups): string[] =>
  SETUP_ORDER.filter((setup) => setups[setup]).map((setup) => SETUP_TITLES[setup]);

/** @returns the chosen ways of working in a line: 'Remote, Office or Hybrid' */
export const setupText = (setups: Setups): string => listed(chosenSetups(setups), 'or') || t('Not given');

export const EMPLOYMENT_TITLES: Readonly<Record<EmploymentType, string>> = texts({
  permanent: 'Permanent',
  freelance: 'Freelance',
});

/** @returns a role that a talent wants with the years in it, such as 'Data Engineer, 7 years' */
export const desiredRoleText = ({
  role,
  years,
}: {
  readonly role: { readonly name: string };
  readonly years: number;
}): string => listed([role.name, yearsText(years)]);

/** @returns when a talent can begin, which profiles spell as a text */
export const profileAvailabilityText = ({ availability }: { readonly availability: string | null }): string =>
  availabilityText(availability === null ? null : Number(availability));

/** @param months from now @returns when work in a role starts */
export const startText = (months: number): string =>
  months === 0 ? t('Start at once') : t('Start in {months}', { months: monthsText(months) });

/** Types of employment, each with its share of full time where one was given; one with a share is chosen. */
export interface Employment {
  readonly permanent?: boolean;
  readonly freelance?: boolean;
  readonly permanentPercentage?: number | null | undefined;
  readonly freelancePercentage?: number | null | undefined;
}

/** @returns such as 'Permanent 80%' */
export const employmentTypeText = (type: EmploymentType, share: number): string =>
  `${EMPLOYMENT_TITLES[type]} ${percentText(share)}`;

/** @returns each chosen type with its share of full time, such as 'Permanent 100%' */
export const employmentTexts = (employment: Employment): string[] =>
  EMPLOYMENT_TYPES.flatMap((type) => {
    const share = employment[`${type}Percentage`] ?? null;
    if (!(employment[type] ?? share !== null)) return [];
    return share === null ? EMPLOYMENT_TITLES[type] : employmentTypeText(type, share);
  });

/** @returns the chosen types in a line: 'Permanent 100% or Freelance 50%' */
export const employmentText = (employment: Employment): string =>
  listed(employmentTexts(employment), 'or') || t('Not given');
