import { EMPLOYMENT_TYPES, type EmploymentType, WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import { texts } from '@vela/language';

/** As cards, profiles and letters say it; the recruiter's wizard says "Onsite". */
export const SETUP_TITLES: Readonly<Record<WorkSetup, string>> = texts({
  remote: 'Remote',
  hybrid: 'Hybrid',
  office: 'Office',
});

/** @returns titles of the chosen ways of working, such as 'Remote' and 'Hybrid' */
export const chosenSetups = (
  setups: Readonly<Record<WorkSetup, boolean>>,
  order: readonly WorkSetup[] = WORK_SETUPS,
): string[] => order.filter((setup) => setups[setup]).map((setup) => SETUP_TITLES[setup]);

export const EMPLOYMENT_TITLES: Readonly<Record<EmploymentType, string>> = texts({
  permanent: 'Permanent',
  freelance: 'Freelance',
});

/** @returns such as '80 %'; the sign never stands alone at the beginning of a line */
export const percentText = (percent: number): string => `${percent}\u00a0%`;

/** Types of employment, each with its share of full time where one was given. */
export interface Employment {
  readonly permanent: boolean;
  readonly freelance: boolean;
  readonly permanentPercentage?: number | null | undefined;
  readonly freelancePercentage?: number | null | undefined;
}

/** @returns each chosen type with its share of full time, such as 'Permanent 100 %' */
export const employmentTexts = (employment: Employment): string[] =>
  EMPLOYMENT_TYPES.filter((type) => employment[type]).map((type) => {
    const share = employment[`${type}Percentage`];
    return share === null || share === undefined
      ? EMPLOYMENT_TITLES[type]
      : `${EMPLOYMENT_TITLES[type]} ${percentText(share)}`;
  });
