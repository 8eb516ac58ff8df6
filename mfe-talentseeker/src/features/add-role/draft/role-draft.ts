import {
  type AvailabilityMonths, COMPENSATION_DEFAULT, type Currency, DEFAULT_AVAILABILITY, DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD, EMPLOYMENT_PERCENTAGE_DEFAULT, type SalaryPeriod,
} from '@vela/contracts/constants';

/** The one role that is looked for, with the years of experience wanted. */
export interface RoleChoice {
  readonly id: string;
  readonly name: string;
  readonly years: number;
}

export interface WantedSkill {
  readonly name: string;
  /** 0.5 to 5 in half steps. */
  readonly level: number;
}

/** What the wizard's first step has so far; it may be incomplete. */
export interface RoleDetails {
  readonly category: { readonly id: string; readonly name: string } | null;
  readonly role: RoleChoice | null;
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  readonly countries: readonly string[];
  /** Chosen cities by country; a country without an entry means anywhere in it. */
  readonly countriesCities: Readonly<Record<string, readonly string[]>>;
}

/** What the wizard's second step has so far; it may be incomplete. */
export interface RoleExperience {
  readonly skills: readonly WantedSkill[];
  readonly permanent: boolean;
  readonly freelance: boolean;
  readonly permanentPercentage: number;
  readonly freelancePercentage: number;
  /** Digits only, empty while it is being typed. */
  readonly compensation: string;
  readonly currency: Currency;
  readonly compensationTimePeriod: SalaryPeriod;
  readonly availability: AvailabilityMonths;
}

/** A role that is being described and not yet posted. */
export interface RoleDraft {
  readonly details: RoleDetails;
  readonly experience: RoleExperience;
  readonly description: string;
}

/** The wizard's defaults, spec.md section 2. */
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
};
