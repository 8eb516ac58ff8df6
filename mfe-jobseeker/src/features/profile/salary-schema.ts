import { type InferType, mixed, object, string } from 'yup';
import {
  COMPENSATION_MAX_DIGITS,
  CURRENCIES,
  type Currency,
  DEFAULT_CURRENCY,
  DEFAULT_SALARY_PERIOD,
  SALARY_PERIODS,
  type SalaryPeriod,
} from '@vela/contracts/constants';
import type { JobSeekerInput, OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { said } from '@vela/language';
import { rangeProblem } from '@vela/market/profiles';
import type { Ties } from '@vela/slice-parts/draft';

const digits = () =>
  string()
    .matches(/^[1-9]\d*$/, { message: said('Give an amount above 0.'), excludeEmptyString: true })
    .max(COMPENSATION_MAX_DIGITS, said('At most {max, plural, one {# digit} other {# digits}}'))
    .required(() => TEXTS.fieldRequired);

const endOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

/** A salary range: both ends as digits, whole units of the currency for full-time work in the period. */
export const salarySchema = object({
  minSalary: digits(),
  maxSalary: digits().test('order', '', function isRange(highest) {
    const { minSalary = '' } = this.parent as { readonly minSalary?: string };
    const message = rangeProblem({ minSalary: endOf(minSalary), maxSalary: endOf(highest) });
    return message === null ? true : this.createError({ message });
  }),
  currency: mixed<Currency>()
    .oneOf([...CURRENCIES])
    .required(() => TEXTS.fieldRequired),
  compensationTimePeriod: mixed<SalaryPeriod>()
    .oneOf([...SALARY_PERIODS])
    .required(() => TEXTS.fieldRequired),
});
export type SalaryValues = InferType<typeof salarySchema>;

/** A range means something with its currency and period only. */
export const SALARY_TIES: Ties<SalaryValues> = {
  together: [['minSalary', 'maxSalary', 'currency', 'compensationTimePeriod']],
};

/** @returns what the salary form starts with */
export const salaryValuesOf = (profile: OwnProfile | undefined): SalaryValues => ({
  minSalary: profile?.minSalary?.toString() ?? '',
  maxSalary: profile?.maxSalary?.toString() ?? '',
  currency: profile?.currency ?? DEFAULT_CURRENCY,
  compensationTimePeriod: profile?.compensationTimePeriod ?? DEFAULT_SALARY_PERIOD,
});

/** @returns the request that saves the range */
export const salaryInputOf = ({ minSalary, maxSalary, ...terms }: SalaryValues): JobSeekerInput => ({
  minSalary: Number(minSalary),
  maxSalary: Number(maxSalary),
  ...terms,
});
