import { array, boolean, type InferType, number, string } from 'yup';
import { NAME_MAX, WORK_SETUPS } from '../constants/index.js';
import { currency, exact, salaryPeriod, years } from './common.js';

/** The one of a talent's places that is told: where they and the role meet best, within the list's filter of countries. */
export const fittingPlace = () =>
  exact({
    country: string().max(NAME_MAX).required(),
    /** Null where no city was named. */
    city: string().max(NAME_MAX).nullable().defined(),
  })
    .nullable()
    .defined();

/** What of an anonymous profile fits one role. It says nothing that the profile does not. */
export const fittedSchema = exact({
  /** The desired role that the open role is; where it is not desired, the first that is. Null where none is. */
  role: exact({
    role: exact({ name: string().max(NAME_MAX).required() }).required(),
    years: years().required(),
    /** It is the open role. */
    asked: boolean().required(),
  })
    .nullable()
    .defined(),
  /** Ways of working that both ticked. */
  setups: array()
    .of(
      string()
        .oneOf([...WORK_SETUPS])
        .required(),
    )
    .max(WORK_SETUPS.length)
    .required(),
  place: fittingPlace(),
  /** What is asked for in the role's currency and period; null where it was stated so, or not stated. */
  pay: exact({
    minSalary: number().integer().min(0).nullable().defined(),
    maxSalary: number().integer().min(0).nullable().defined(),
    currency: currency().required(),
    compensationTimePeriod: salaryPeriod().required(),
  })
    .nullable()
    .defined(),
});
export type Fitted = InferType<typeof fittedSchema>;
export type FittingPlace = Fitted['place'];
