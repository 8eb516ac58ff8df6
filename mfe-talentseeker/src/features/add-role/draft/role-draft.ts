import {
  COMPENSATION_DEFAULT,
  DEFAULT_AVAILABILITY,
  DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD,
  EMPLOYMENT_PERCENTAGE_DEFAULT,
} from '@vela/contracts/constants';
import type { Musts } from '@vela/contracts/schemas';
import type { FromText } from './from-text.js';
import type { RoleDetails, RoleExperience } from './rules.js';

/** A role that is being described and not yet posted. */
export interface RoleDraft {
  readonly details: RoleDetails;
  readonly experience: RoleExperience;
  readonly description: string;
  /** What nobody may miss; of skills that the role asks for. */
  readonly musts: Musts;
  /** Talent whom it fits see it, without the company. */
  readonly shownToTalent: boolean;
  /** Id of the posted role that is being changed; null for a new one. */
  readonly editing: string | null;
  /** What of it was filled in from a text; null where nothing was. */
  readonly fromText: FromText | null;
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
  musts: { terms: [], skills: [] },
  shownToTalent: false,
  editing: null,
  fromText: null,
};

/** @returns whether there is anything in the draft that would be missed */
export const isBegun = ({ details, experience, description, editing }: RoleDraft): boolean =>
  editing !== null ||
  description !== '' ||
  JSON.stringify(details) !== JSON.stringify(EMPTY_DRAFT.details) ||
  JSON.stringify(experience) !== JSON.stringify(EMPTY_DRAFT.experience);
