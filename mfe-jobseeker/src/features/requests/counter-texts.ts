import type { CounterOffer, CounterTerms, ReceivedConnection } from '@vela/contracts/schemas';
import { EMPLOYMENT_TITLES, payPerPeriodText, percentText, SETUP_TITLES } from '@vela/formats';
import { t } from '@vela/language';

type Role = ReceivedConnection['openRole'];

/** What a talent asks for, as it follows "Yes, if": '66,000 SEK monthly'. @param role names currency and period */
export function counterText(terms: CounterTerms, role: Pick<Role, 'currency' | 'compensationTimePeriod'>): string {
  if (terms.kind === 'salary') return payPerPeriodText({ ...role, compensation: terms.compensation });
  if (terms.kind === 'setup') return SETUP_TITLES[terms.setup];
  return t('{type} at {share}', {
    type: EMPLOYMENT_TITLES[terms.employmentType],
    share: percentText(terms.percentage),
  });
}

/** Where a counter-offer stands, to the talent who made it. */
export function counterStateText({ answer }: Pick<CounterOffer, 'answer'>, company: string): string {
  if (answer === 'agreed')
    return t('{company} agreed, and the request now says so. The yes is still yours to give.', { company });
  if (answer === 'kept')
    return t('{company} keeps the request as it was. You can still accept or decline it.', { company });
  return t('{company} has not answered yet. It does not know who asks, and you can still accept or decline as it is.', {
    company,
  });
}
