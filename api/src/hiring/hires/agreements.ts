import { isDeepStrictEqual } from 'node:util';
import { payPerPeriodText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import type { Agreement } from '../../records/hire.js';

const told = ({ signedOn, startsOn, probationEndsOn, compensation, currency, compensationTimePeriod }: Agreement) => ({
  signedOn,
  startsOn,
  probationEndsOn: probationEndsOn ?? null,
  compensation,
  currency,
  compensationTimePeriod,
});

/** @returns whether two reports say the same of what was signed */
export const isSameAgreement = (one: Agreement, other: Agreement): boolean => isDeepStrictEqual(told(one), told(other));

/** @returns what a talent says was signed, where the company says otherwise */
export function differenceText(agreement: Agreement): string {
  const { signedOn, startsOn, probationEndsOn } = agreement;
  const signed = t('Signed on {signedOn}, first day {startsOn}, {pay}.', {
    signedOn: dayText(signedOn),
    startsOn: dayText(startsOn),
    pay: payPerPeriodText(agreement),
  });
  const probation = probationEndsOn
    ? t('Probation until {day}.', { day: dayText(probationEndsOn) })
    : t('No probation.');
  return `${signed} ${probation}`;
}
