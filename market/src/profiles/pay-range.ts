import { t } from '@vela/language';

/** What a talent asks for, each end in whole units of the same currency and period; null where it is not given. */
export interface AskedRange {
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
}

/** @returns what is wrong with the two ends together, in the words that the talent reads; null for nothing */
export const rangeProblem = ({ minSalary, maxSalary }: AskedRange): string | null =>
  minSalary !== null && maxSalary !== null && maxSalary < minSalary
    ? t('The highest salary is below the lowest.')
    : null;
