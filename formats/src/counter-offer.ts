import type { CounterKind, WorkSetup } from '@vela/contracts/constants';
import type { CounterTerms } from '@vela/contracts/schemas';
import { type OfferedPay, payPerPeriodText, type PeriodicPay } from './pay.js';
import { employmentText, employmentTypeText, SETUP_TITLES, setupText } from './work.js';

/** What a request offers, as far as it can be asked to change. */
type AskedOffer = OfferedPay & PeriodicPay & Readonly<Record<WorkSetup, boolean>>;

/**
 * What a talent asks for, to either side, on the page and in a mail, as it follows "Yes, if".
 * @param offer names currency and period @returns such as '66,000 SEK monthly', 'Office', 'Freelance 60%'
 */
export function counterOfferText(
  terms: CounterTerms,
  offer: Pick<AskedOffer, 'currency' | 'compensationTimePeriod'>,
): string {
  if (terms.kind === 'salary') return payPerPeriodText({ ...offer, compensation: terms.compensation });
  if (terms.kind === 'setup') return SETUP_TITLES[terms.setup];
  return employmentTypeText(terms.employmentType, terms.percentage);
}

/** @returns what the request says now of what can be asked for, in the same words */
export function offeredText(kind: CounterKind, offer: AskedOffer): string {
  if (kind === 'salary') return payPerPeriodText(offer);
  if (kind === 'setup') return setupText(offer);
  const { permanentPercentage, freelancePercentage } = offer;
  return employmentText({ permanentPercentage, freelancePercentage });
}
