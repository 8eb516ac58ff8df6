import type { CounterTerms, SentConnection } from '@vela/contracts/schemas';
import { groupedNumber } from '@vela/matching';

const SETUPS = { remote: 'Fully remote', hybrid: 'Hybrid', office: 'Onsite' } as const;
const EMPLOYMENT = { permanent: 'permanent', freelance: 'freelance' } as const;

/** What a talent would say yes to: '66.000 SEK monthly'. @param openRole names currency and period */
export function wishText(
  terms: CounterTerms,
  { currency, compensationTimePeriod }: Pick<SentConnection['openRole'], 'currency' | 'compensationTimePeriod'>,
): string {
  if (terms.kind === 'salary')
    return `${groupedNumber(Number(terms.compensation))} ${currency} ${compensationTimePeriod.toLowerCase()}`;
  if (terms.kind === 'setup') return `${SETUPS[terms.setup]} as a setup`;
  return `${terms.percentage}\u00a0% ${EMPLOYMENT[terms.employmentType]}`;
}
