import { array, boolean, type InferType, number, string } from 'yup';
import {
  COMPANY_SIZES,
  EMPLOYMENT_TYPES,
  LIST_PLACE_MAX,
  LISTED_MAX,
  NAME_MAX,
  ROLE_FILTER_VALUES_MAX,
  WORK_SETUPS,
} from '../constants/index.js';
import { countriesCities, currency, exact, percentage, requiredId, salaryPeriod } from './common.js';
import { breakdownSchema } from './match.js';
import { mustSchema } from './musts.js';
import { compensation } from './open-role.js';

const asList = (cast: unknown, given: unknown): unknown => (typeof given === 'string' ? [given] : cast);

/** Which of the roles that fit a talent. */
export const fittingRolesQuerySchema = exact({
  after: string().max(LIST_PLACE_MAX),
  setup: array()
    .of(
      string()
        .oneOf([...WORK_SETUPS])
        .required(),
    )
    .transform(asList)
    .max(ROLE_FILTER_VALUES_MAX),
  employment: array()
    .of(
      string()
        .oneOf([...EMPLOYMENT_TYPES])
        .required(),
    )
    .transform(asList)
    .max(ROLE_FILTER_VALUES_MAX),
  country: array().of(string().max(NAME_MAX).required()).transform(asList).max(ROLE_FILTER_VALUES_MAX),
  /** Strong matches alone, as the company counts them: with nothing missed that it insists on. */
  strong: boolean(),
});
export type FittingRolesQuery = InferType<typeof fittingRolesQuerySchema>;

/** A role that fits a talent, of a company that is not named. */
export const fittingRoleSchema = exact({
  id: requiredId(),
  role: string().required(),
  years: number().integer().min(0).required(),
  category: string().defined(),
  company: exact({
    city: string().defined(),
    country: string().defined(),
    people: string()
      .oneOf([...COMPANY_SIZES])
      .nullable()
      .defined(),
  }).required(),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  countriesCities: countriesCities().required(),
  skills: array()
    .max(LISTED_MAX)
    .of(exact({ name: string().required(), level: number().required() }))
    .required(),
  permanent: boolean().required(),
  freelance: boolean().required(),
  permanentPercentage: percentage().nullable().defined(),
  freelancePercentage: percentage().nullable().defined(),
  compensation: compensation().required(),
  currency: currency().required(),
  compensationTimePeriod: salaryPeriod().required(),
  availability: number().integer().required(),
  /** 0 to 100, what recruiters see. */
  score: number().integer().min(0).max(100).required(),
  breakdown: breakdownSchema.required(),
  /** Musts of the role that the caller misses, so that the company does not have them among its matches; absent in answers of an older API. */
  missedMusts: array().max(LISTED_MAX).of(mustSchema),
  /** The caller said so, of the role as it is now. */
  interested: boolean().required(),
  /** They said so of what the role was before; absent in answers of an older API. */
  changedSinceInterest: boolean(),
});
export type FittingRole = InferType<typeof fittingRoleSchema>;

export const fittingRolesSchema = exact({
  /** Roles that pass the filters. */
  total: number().integer().min(0).required(),
  withoutFilters: number().integer().min(0).required(),
  roles: array().max(LISTED_MAX).of(fittingRoleSchema).required(),
  /** What `after` is for the next page; null on the last. */
  next: string().max(LIST_PLACE_MAX).nullable().defined(),
});
export type FittingRoles = InferType<typeof fittingRolesSchema>;
