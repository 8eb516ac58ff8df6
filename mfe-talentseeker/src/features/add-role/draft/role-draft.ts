import {
  COMPENSATION_DEFAULT,
  DEFAULT_AVAILABILITY,
  DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD,
  EMPLOYMENT_PERCENTAGE_DEFAULT,
} from '@vela/contracts/constants';
import type { RoleDetails, RoleExperience } from './rules.js';

/** A role that is being described and not yet posted. */
export interface RoleDraft {
  readonly details: RoleDetails;
  readonly experience: RoleExperience;
  readonly description: string;
  /** Talent whom it fits see it, without the company. */
  readonly shownToTalent: boolean;
  /** Id of the posted role that is being changed; null for a new one. */
  readonly editing: string | null;
}

/** The wizard's defaults. */
export const EMPTY_DRAFT: RoleDraft = {
  details: {
    category: null,
    role: null,
    remote: false,
    hybrid: false,
    office: false,
    countries: [],
    countriesCities: {},
  },
  experience: {
    skills: [],
    permanent: false,
    freelance: false,
    permanentPercentage: EMPLOYMENT_PERCENTAGE_DEFAULT,
    freelancePercentage: EMPLOYMENT_PERCENTAGE_DEFAULT,
    compensation: COMPENSATION_DEFAULT,
    currency: DEFAULT_CURRENCY,
    compensationTimePeriod: DEFAULT_SALARY_PERIOD,
    availability: DEFAULT_AVAILABILITY,
  },
  description: '',
  shownToTalent: false,
  editing: null,
};

/** @returns whether there is anything in the draft that would be missed */
export const isBegun = ({ details, experience, description, editing }: RoleDraft): boolean =>
  editing !== null ||
  description !== '' ||
  JSON.stringify(details) !== JSON.stringify(EMPTY_DRAFT.details) ||
  JSON.stringify(experience) !== JSON.stringify(EMPTY_DRAFT.experience);
