import type { ConsentRecord } from '@vela/contracts/schemas';
import { listed } from '@vela/formats';

const TITLES: Readonly<Record<string, string>> = {
  'general-terms': 'terms and conditions',
  'general-terms-business': 'general terms for business clients',
  'privacy-policy': 'privacy policy',
  necessary: 'necessary cookies',
  analytics: 'analytics',
  'self-identification': 'answers for the fairness report',
};

const KINDS: Readonly<Record<ConsentRecord['kind'], string>> = {
  signup: 'Sign-up',
  cookies: 'Cookies',
  fairness: 'Fairness',
};

/** @returns what was agreed to, such as 'Cookies: necessary cookies and analytics' */
export function consentText({ kind, categories }: ConsentRecord): string {
  const agreed = categories.map((category) => TITLES[category] ?? category.replaceAll('-', ' '));
  return `${KINDS[kind]}: ${listed(agreed, 'and') || 'nothing'}`;
}

export const timesText = (times: number): string => (times === 1 ? 'once' : `${times} times`);

/** @returns in how many other browsers somebody is signed in, as a sentence */
export function sessionsText(others: number): string {
  if (others === 0) return 'You are signed in only here.';
  return others === 1 ? 'You are signed in in 1 other browser.' : `You are signed in in ${others} other browsers.`;
}
