import type { ConsentRecord, SessionEntry } from '@vela/contracts/schemas';
import { listed } from '@vela/formats';
import { dayText, hourText } from '@vela/market/days';

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

export const SESSIONS = {
  title: 'Where you are signed in',
  about:
    'If you used a computer that is not yours, or lost one, sign out there from here. Place and time are rough: we keep the country or the first half of the network address, and the hour.',
  end: 'Sign out',
  endOf: (session: string) => `Sign out: ${session}`,
  endOthers: 'Sign out everywhere else',
  onlyHere: 'You are signed in only here.',
} as const;

/** @returns such as 'Firefox, Windows – this session' */
export const sessionTitle = ({ device, current }: SessionEntry): string =>
  current ? `${device} – this session` : device;

/** @returns such as 'Sweden, last used 3 November 2026 at 14:00, signed in since 1 November 2026' */
export const sessionUseText = ({ place, lastUsedAt, signedInAt }: SessionEntry): string =>
  `${place}, last used ${hourText(lastUsedAt)}, signed in since ${dayText(signedInAt)}`;
