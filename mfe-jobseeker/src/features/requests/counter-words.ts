import type { CounterOffer, CounterTerms, ReceivedConnection } from '@vela/contracts/schemas';
import { groupedNumber } from '@vela/matching';

type Role = ReceivedConnection['openRole'];

export const SETUP_WORDS = { remote: 'Remote', hybrid: 'Hybrid', office: 'Office' } as const;
export const EMPLOYMENT_WORDS = { permanent: 'Permanent', freelance: 'Freelance' } as const;

/** What a talent asks for, as it follows "Yes, if": '66.000 SEK monthly'. @param role names currency and period */
export function counterText(
  terms: CounterTerms,
  { currency, compensationTimePeriod }: Pick<Role, 'currency' | 'compensationTimePeriod'>,
): string {
  if (terms.kind === 'salary')
    return `${groupedNumber(Number(terms.compensation))} ${currency} ${compensationTimePeriod.toLowerCase()}`;
  if (terms.kind === 'setup') return SETUP_WORDS[terms.setup];
  return `${EMPLOYMENT_WORDS[terms.employmentType]} at ${terms.percentage}\u00a0%`;
}

/** Where a counter-offer stands, to the talent who made it. */
export function counterStateText({ answer }: Pick<CounterOffer, 'answer'>, company: string): string {
  if (answer === 'agreed') return `${company} agreed, and the request now says so. The yes is still yours to give.`;
  if (answer === 'kept') return `${company} keeps the request as it was. You can still accept or decline it.`;
  return `${company} has not answered yet. It does not know who asks, and you can still accept or decline as it is.`;
}
