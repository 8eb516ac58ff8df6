import type { CounterTerms, SentConnection } from '@vela/contracts/schemas';
import { payPerPeriodText, percentText } from '@vela/formats';

const SETUPS = { remote: 'Fully remote', hybrid: 'Hybrid', office: 'Onsite' } as const;
const EMPLOYMENT = { permanent: 'permanent', freelance: 'freelance' } as const;

/** What a talent would say yes to: '66.000 SEK monthly'. @param openRole names currency and period */
export function wishText(
  terms: CounterTerms,
  openRole: Pick<SentConnection['openRole'], 'currency' | 'compensationTimePeriod'>,
): string {
  if (terms.kind === 'salary') return payPerPeriodText({ ...openRole, compensation: terms.compensation });
  if (terms.kind === 'setup') return `${SETUPS[terms.setup]} as a setup`;
  return `${percentText(terms.percentage)} ${EMPLOYMENT[terms.employmentType]}`;
}
