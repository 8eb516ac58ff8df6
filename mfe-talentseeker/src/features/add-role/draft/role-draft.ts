import {
  COMPENSATION_DEFAULT,
  DEFAULT_AVAILABILITY,
  DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD,
  EMPLOYMENT_PERCENTAGE_DEFAULT,
} from '@vela/contracts/constants';
import type { Musts } from '@vela/contracts/schemas';
import { same } from '@vela/slice-parts/draft';
import type { FromText } from './from-text.js';
import type { RoleDetails, RoleExperience } from './rules.js';

/** What a role says. */
export interface RoleContent {
  readonly details: RoleDetails;
  readonly experience: RoleExperience;
  readonly description: string;
  /** What nobody may miss; of skills that the role asks for. */
  readonly musts: Musts;
  /** Talent whom it fits see it, without the company. */
  readonly shownToTalent: boolean;
}

/** A posted role that is being changed. */
interface EditedRole {
  readonly id: string;
  /** What it says now, as far as this browser knows: whatever differs from it is a change that is not saved. */
  readonly base: RoleContent;
  /** A colleague saved something else since the changes began, and it was taken over where nothing was changed here. */
  readonly savedMeanwhile: boolean;
}

/** A role that is being described and not yet posted. */
export interface RoleDraft extends RoleContent {
  /** The posted role that is being changed; null for a new one. */
  readonly editing: EditedRole | null;
  /** While the category is empty: whose the role and the skills are. They go only when another one is chosen. */
  readonly emptiedCategoryId?: string | undefined;
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

/** A role's fields side by side, to compare and to merge. */
type RoleFields = RoleDetails & RoleExperience & Omit<RoleContent, 'details' | 'experience'>;

/** @returns the fields of what a role says, in an order of their own */
export const fieldsOf = ({ details, experience, description, musts, shownToTalent }: RoleContent): RoleFields => ({
  ...details,
  ...experience,
  description,
  musts,
  shownToTalent,
});

/** @returns what a role says, the opposite of `fieldsOf` */
export function contentOf({ description, musts, shownToTalent, ...fields }: RoleFields): RoleContent {
  const { category, role, remote, hybrid, office, countries, countriesCities, ...experience } = fields;
  const details = { category, role, remote, hybrid, office, countries, countriesCities };
  return { details, experience, description, musts, shownToTalent };
}

/** @returns whether two roles say the same */
export const saysTheSame = (one: RoleContent, other: RoleContent): boolean => {
  const others = fieldsOf(other);
  return Object.entries(fieldsOf(one)).every(([field, value]) => same(value, Reflect.get(others, field)));
};

/** @returns whether there is anything in the draft that would be missed; a posted role that was not changed is nothing */
export const isBegun = (draft: RoleDraft): boolean =>
  draft.editing === null
    ? !saysTheSame({ ...draft, musts: EMPTY_DRAFT.musts, shownToTalent: false }, EMPTY_DRAFT)
    : !saysTheSame(draft, draft.editing.base);
