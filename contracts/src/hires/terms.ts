import { FEE_REFUNDS, HIRE_NOTICE_BUSINESS_DAYS } from '../constants/money.js';
import { addBusinessDays, addMonths, type Day } from './days.js';

/** @returns whether the platform was told of a signed agreement later than the terms allow */
export const isLateNotice = (signedOn: Day, toldOn: Day): boolean =>
  toldOn > addBusinessDays(signedOn, HIRE_NOTICE_BUSINESS_DAYS);

/**
 * Share of the fee that is given back when a contract ends.
 * @param startsOn first day of work
 * @param probationEndsOn last day of the probation, null where there is none
 * @param endedOn last day of work
 * @returns per cent; 0 after the probation or its third month
 */
export function feeRefundPercent({
  startsOn,
  probationEndsOn,
  endedOn,
}: {
  readonly startsOn: Day;
  readonly probationEndsOn: Day | null;
  readonly endedOn: Day;
}): number {
  if (probationEndsOn === null || endedOn > probationEndsOn) return 0;
  return FEE_REFUNDS.find(({ withinMonths }) => endedOn <= addMonths(startsOn, withinMonths))?.percent ?? 0;
}
