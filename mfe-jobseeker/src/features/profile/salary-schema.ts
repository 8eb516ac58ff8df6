import { mixed, number, object } from 'yup';
import { CURRENCIES, SALARY_PERIODS, type Currency, type SalaryPeriod } from '@vela/contracts/constants';
import { TEXTS } from '@vela/contracts/texts';

const amount = () =>
  number().typeError(TEXTS.fieldRequired).integer('Give a whole number.').min(1, 'At least 1').max(999_999_999, 'This is too large.');

/** A salary range: both ends in whole units of the currency for full-time work in the period. */
export const salarySchema = object({
  minSalary: amount().required(TEXTS.fieldRequired),
  maxSalary: amount()
    .required(TEXTS.fieldRequired)
    .when('minSalary', ([lowest], schema) =>
      typeof lowest === 'number' && Number.isFinite(lowest)
        ? schema.min(lowest, 'The highest salary is below the lowest.')
        : schema,
    ),
  currency: mixed<Currency>().oneOf([...CURRENCIES]).required(TEXTS.fieldRequired),
  compensationTimePeriod: mixed<SalaryPeriod>().oneOf([...SALARY_PERIODS]).required(TEXTS.fieldRequired),
});
