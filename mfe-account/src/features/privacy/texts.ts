import type { Appearances, ConsentRecord, SessionEntry } from '@vela/contracts/schemas';
import { groupedNumber, listed } from '@vela/formats';
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

const people = (times: number): string => (times === 1 ? 'once' : `${groupedNumber(times)} times`);

/** What recruiters did by hand, in the order in which it is told. */
const MOVED = [
  ['up', 'put up'],
  ['down', 'put down'],
  ['aside', 'put aside'],
] as const;

export const APPEARANCES = {
  title: 'How often you were shown',
  about:
    'We note where a profile stands in recruiters’ lists of matches, once a day for each role: how often, where and with which score. It is kept for two years, spreads attention more evenly, and shows whether lists are fair. Where a recruiter put you up, down or aside by hand, that is said too. Which company it was, and why, is not part of it.',
  none: 'You have not stood in a list of matches yet.',
  total: ({ shown, viewed, asked }: Pick<Appearances, 'shown' | 'viewed' | 'asked'>) =>
    `Shown ${people(shown)}, viewed ${people(viewed)}, asked ${people(asked)}.`,
  role: ({ shown, viewed, asked, bestPlace, scores, movedByPeople }: Appearances['roles'][number]) =>
    [
      `shown ${people(shown)}, viewed ${people(viewed)}, asked ${people(asked)}`,
      ...(bestPlace === null ? [] : [`best place ${groupedNumber(bestPlace)}`]),
      ...(scores === null ? [] : [`score ${scores.from === scores.to ? scores.to : `${scores.from} to ${scores.to}`}`]),
      ...MOVED.flatMap(([where, text]) =>
        movedByPeople[where] === 0 ? [] : [`${text} by a recruiter ${people(movedByPeople[where])}`],
      ),
    ].join(' · '),
} as const;

export const RANKING = {
  title: 'Rankings',
  about:
    'For a recruiter’s role, Vela ranks profiles by a fixed rule: skills, years, pay, place and other terms. You can leave the rankings and stay on Vela.',
  label: 'Rank my profile for roles',
  on: 'You stand in recruiters’ lists of matches, with a score and its reasons.',
  off: 'You stand in no list of matches and in none of their numbers. Recruiters find you by searching, and can ask you for a role; the request then tells you how well it fits. Where you say that you are interested in a role, its company sees that.',
} as const;

export const CONTESTS = {
  title: 'Contest a score',
  about:
    'Scores follow a fixed rule, and a rule can be wrong about somebody. Say what seems wrong: a person of Vela looks into it and answers, here and by mail. No company learns of it.',
  which: 'Role or company',
  why: 'What seems wrong',
  send: 'Contest the score',
  waiting: 'Waits for an answer.',
  answered: 'Answer',
} as const;

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

/** @returns such as 'Sweden, last used 3 November 2026 at 14:00 CET, signed in since 1 November 2026' */
export const sessionUseText = ({ place, lastUsedAt, signedInAt }: SessionEntry): string =>
  `${place}, last used ${hourText(lastUsedAt)}, signed in since ${dayText(signedInAt)}`;
