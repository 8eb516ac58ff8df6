import type { EmploymentType } from '@vela/contracts/constants';
import type { CounterTerms } from '@vela/contracts/schemas';
import { t } from '@vela/language';

/** What a request offers, as far as a talent can ask for something else. */
export interface OfferedTerms {
  /** Digits, whole units of the request's own currency in its own period. */
  readonly compensation: string;
  readonly remote: boolean;
  readonly hybrid: boolean;
  readonly office: boolean;
  /** Share of full time, null for a type that is not offered. */
  readonly permanentPercentage: number | null;
  readonly freelancePercentage: number | null;
}

/** What is wrong with a counter-offer, and at which of its fields. */
export interface CounterProblem {
  readonly field: 'compensation' | 'setup' | 'employmentType' | 'percentage';
  readonly message: string;
}

const percentageKey = (type: EmploymentType) =>
  type === 'permanent' ? ('permanentPercentage' as const) : ('freelancePercentage' as const);

/** @returns why a counter-offer makes no sense: the request gives it already, or is not about it; null where it does */
export function counterProblem(terms: CounterTerms, offered: OfferedTerms): CounterProblem | null {
  if (terms.kind === 'salary')
    return Number(terms.compensation) > Number(offered.compensation)
      ? null
      : { field: 'compensation', message: t('Ask for more than the request offers.') };
  if (terms.kind === 'setup')
    return offered[terms.setup]
      ? { field: 'setup', message: t('The request offers this already. Choose another setup.') }
      : null;
  const percentage = offered[percentageKey(terms.employmentType)];
  if (percentage === null)
    return { field: 'employmentType', message: t('The request does not offer this employment type.') };
  return percentage === terms.percentage
    ? { field: 'percentage', message: t('The request offers this already. Choose another percentage.') }
    : null;
}

/** @returns what the request offers once the counter-offer is agreed to; a setup is added to those it offers */
export function withTerms<Offered extends OfferedTerms>(offered: Offered, terms: CounterTerms): Offered {
  if (terms.kind === 'salary') return { ...offered, compensation: terms.compensation };
  if (terms.kind === 'setup') return { ...offered, [terms.setup]: true };
  return { ...offered, [percentageKey(terms.employmentType)]: terms.percentage };
}
