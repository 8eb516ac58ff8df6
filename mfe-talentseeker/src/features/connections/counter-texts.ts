import type { CounterTerms, SentConnection } from '@vela/contracts/schemas';
import { payPerPeriodText, percentText } from '@vela/formats';
import { t, texts } from '@vela/language';

const SETUPS = texts({ remote: 'Fully remote', hybrid: 'Hybrid', office: 'Onsite' });

/** What a talent would say yes to: '66,000 SEK monthly'. @param openRole names currency and period */
export function wishText(
  terms: CounterTerms,
  openRole: Pick<SentConnection['openRole'], 'currency' | 'compensationTimePeriod'>,
): string {
  if (terms.kind === 'salary') return payPerPeriodText({ ...openRole, compensation: terms.compensation });
  if (terms.kind === 'setup') return t('{setup} as a setup', { setup: SETUPS[terms.setup] });
  const share = percentText(terms.percentage);
  return terms.employmentType === 'permanent' ? t('{share} permanent', { share }) : t('{share} freelance', { share });
}
