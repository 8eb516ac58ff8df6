import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import {
  AVAILABILITY_MONTHS,
  type AvailabilityMonths,
  CURRENCIES,
  DESCRIPTION_MAX,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  ROLE_YEARS_MAX,
  ROLE_YEARS_MIN,
  SALARY_PERIODS,
  SKILL_LEVEL_MAX,
  SKILL_LEVEL_MIN,
  SKILLS_MAX,
} from '@vela/contracts/constants';
import { offeredCompensation } from '@vela/contracts/schemas';
import { SAID, TEXTS } from '@vela/contracts/texts';
import { said } from '@vela/language';
import { type CitiesByCountry, isCitiesByCountry } from '../../../reference/places/places.js';

/** Written when a rule is broken, in the language of then. */
const isRequired = () => TEXTS.fieldRequired;
const named = { id: string().required(), name: string().required() };
const percentage = () => number().min(PERCENTAGE_MIN).max(PERCENTAGE_MAX).required();

/** Rules of step 1. */
export const roleDetailsSchema = object({
  category: object(named)
    .nullable()
    .defined()
    .default(null)
    .test('chosen', isRequired, (value) => value !== null),
  role: object({ ...named, years: number().integer().min(ROLE_YEARS_MIN).max(ROLE_YEARS_MAX).required() })
    .nullable()
    .defined()
    .default(null)
    .test('chosen', isRequired, (value) => value !== null),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  countries: array().of(string().required()).min(1, isRequired).required(isRequired),
  countriesCities: mixed<CitiesByCountry>(isCitiesByCountry).required(),
});

/** Rules of step 2. */
export const roleExperienceSchema = object({
  skills: array()
    .of(object({ name: string().required(), level: number().min(SKILL_LEVEL_MIN).max(SKILL_LEVEL_MAX).required() }))
    .min(1, isRequired)
    .max(SKILLS_MAX, said('At most {max, plural, one {# skill} other {# skills}}'))
    .required(isRequired),
  permanent: boolean()
    .required()
    .when('freelance', { is: false, then: (permanent) => permanent.oneOf([true], () => TEXTS.employmentTypeRequired) }),
  freelance: boolean().required(),
  permanentPercentage: percentage(),
  freelancePercentage: percentage(),
  compensation: offeredCompensation(),
  currency: string()
    .oneOf([...CURRENCIES])
    .required(isRequired),
  compensationTimePeriod: string()
    .oneOf([...SALARY_PERIODS])
    .required(isRequired),
  availability: number<AvailabilityMonths>()
    .oneOf([...AVAILABILITY_MONTHS])
    .required(isRequired),
});

/** Rule of step 3. */
export const roleDescriptionSchema = object({
  description: string().max(DESCRIPTION_MAX, SAID.mostCharacters).defined(),
});

/** What the wizard's first step has so far; it may break the rules until it is finished. */
export type RoleDetails = InferType<typeof roleDetailsSchema>;
/** What the wizard's second step has so far; it may break the rules until it is finished. */
export type RoleExperience = InferType<typeof roleExperienceSchema>;

/** @returns whether step 1 has what step 2 needs */
export const areDetailsComplete = (details: RoleDetails): boolean => roleDetailsSchema.isValidSync(details);

/** @returns whether step 2 has what step 3 needs */
export const isExperienceComplete = (experience: RoleExperience): boolean =>
  roleExperienceSchema.isValidSync(experience);
