import { array, boolean, type InferType, mixed, number, object, string, type TestContext } from 'yup';
import {
  ABOUT_ME_MAX,
  AVAILABILITY_MONTHS,
  type AvailabilityMonths,
  DESIRED_ROLES_MAX,
  NAME_MAX,
} from '@vela/contracts/constants';
import { typedText } from '@vela/contracts/schemas';
import { SAID, TEXTS } from '@vela/contracts/texts';
import { said } from '@vela/language';
import { type ContradictionField, statedContradictions, type StatedProfile } from '@vela/market/profiles';
import type { CountriesCities } from './places.js';

const choice = { id: string().required(), name: string().required() };
const desiredRole = object({ ...choice, years: number().required(), priority: number().required() });
const skill = object({ ...choice, level: number().required() });

/** Months until available as profiles spell it, '' = not given. */
export type AvailabilityChoice = '' | `${AvailabilityMonths}`;
export const AVAILABILITIES: readonly AvailabilityChoice[] = [
  '',
  ...AVAILABILITY_MONTHS.map((months) => `${months}` as const),
];

/** Holds the form's statements against each other, by the rule that the server has. */
const saysOf = (field: ContradictionField) =>
  function consistent(this: TestContext) {
    const { experienceYears = null, desiredRoles = [], skills = [] } = this.parent as Partial<StatedProfile>;
    const found = statedContradictions({ experienceYears, desiredRoles, skills }).find((one) => one.field === field);
    return found === undefined ? true : this.createError({ message: found.message });
  };

/**
 * What the profile form holds, and what it asks for before it is sent. Only what recruiters cannot do without is
 * required: a profile without category, role or skill is shown to nobody.
 */
export const profileFormSchema = object({
  currentRole: typedText().max(NAME_MAX, SAID.mostCharacters).defined(),
  /** null until it was said: nobody is called a graduate by an untouched field. */
  experienceYears: number().nullable().defined().test('consistent', '', saysOf('experienceYears')),
  category: object(choice)
    .nullable()
    .defined()
    .test(
      'chosen',
      () => TEXTS.fieldRequired,
      (value) => value !== null,
    ),
  /** While the category is empty: whose the roles and skills are. They go only when another one is chosen. */
  emptiedCategory: object(choice).optional().default(undefined),
  desiredRoles: array(desiredRole.required())
    .min(1, () => TEXTS.fieldRequired)
    .max(DESIRED_ROLES_MAX, said('At most {max, plural, one {# role} other {# roles}}'))
    .required(),
  skills: array(skill.required())
    .min(1, () => TEXTS.fieldRequired)
    .test('consistent', '', saysOf('skills'))
    .required(),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  countriesCities: mixed<CountriesCities>().required(),
  permanent: boolean().required(),
  freelance: boolean().required(),
  permanentPercentage: number().required(),
  freelancePercentage: number().required(),
  availability: mixed<AvailabilityChoice>()
    .oneOf([...AVAILABILITIES])
    .defined(),
  aboutMe: typedText().max(ABOUT_ME_MAX, SAID.mostCharacters).defined(),
});
export type ProfileValues = InferType<typeof profileFormSchema>;
export type DesiredRoleValue = InferType<typeof desiredRole>;
export type SkillValue = InferType<typeof skill>;
