import { t } from '@vela/language';
import { type Day, dayText } from '@vela/market/days';
import { type OfferedPay, payPerPeriodText, type PeriodicPay } from './pay.js';

/** What was signed, as whoever tells of a hire says it. */
export interface SignedAgreement extends OfferedPay, Pick<PeriodicPay, 'compensationTimePeriod'> {
  readonly signedOn: Day;
  readonly startsOn: Day;
  /** Last day of the probation; null where there is none. */
  readonly probationEndsOn?: Day | null;
}

/** @returns the days of an agreement and its pay, in two sentences */
export function agreementText(agreement: SignedAgreement): string {
  const { signedOn, startsOn, probationEndsOn } = agreement;
  const terms = { signed: dayText(signedOn), start: dayText(startsOn), pay: payPerPeriodText(agreement) };
  return probationEndsOn
    ? t('Signed {signed}, first day {start}, probation until {end}. {pay}.', {
        ...terms,
        end: dayText(probationEndsOn),
      })
    : t('Signed {signed}, first day {start}, no probation. {pay}.', terms);
}
