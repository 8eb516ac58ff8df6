import { array, boolean, mixed, number, object, string } from 'yup';
import { CURRENCIES, type Currency, SALARY_PERIODS, type SalaryPeriod } from '@vela/contracts/constants';
import { type CountriesCities, isCountriesCities } from '../places.js';
import { AVAILABILITIES, type AvailabilityChoice, type ProfileValues } from '../profile-schema.js';
import type { SalaryValues } from '../salary-schema.js';

const choice = { id: string().required(), name: string().required() };

// Shapes only: a draft may break every rule that a form has, and is shown again all the same.

export const salaryDraftSchema = object({
  minSalary: string().defined(),
  maxSalary: string().defined(),
  currency: mixed<Currency>()
    .oneOf([...CURRENCIES])
    .required(),
  compensationTimePeriod: mixed<SalaryPeriod>()
    .oneOf([...SALARY_PERIODS])
    .required(),
}).required() satisfies { readonly __outputType: SalaryValues };

export const categoryDraftSchema = object({ category: object(choice).nullable().defined() }).required();

export const linkedinDraftSchema = object({ linkedinProfile: string().defined() }).required();

export const profileDraftSchema = object({
  currentRole: string().defined(),
  experienceYears: number().nullable().defined(),
  category: object(choice).nullable().defined(),
  emptiedCategory: object(choice).optional().default(undefined),
  desiredRoles: array(
    object({ ...choice, years: number().required(), priority: number().required() }).required(),
  ).required(),
  skills: array(object({ ...choice, level: number().required() }).required()).required(),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  countriesCities: mixed<CountriesCities>(isCountriesCities).required(),
  permanent: boolean().required(),
  freelance: boolean().required(),
  permanentPercentage: number().required(),
  freelancePercentage: number().required(),
  availability: mixed<AvailabilityChoice>()
    .oneOf([...AVAILABILITIES])
    .defined(),
  aboutMe: string().defined(),
}).required() satisfies { readonly __outputType: ProfileValues };
