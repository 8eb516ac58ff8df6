import { LEGAL_TEXT_NAMES, LEGAL_TEXTS } from '@vela/contracts/legal';
import type { Appearances, ConsentRecord, SessionEntry } from '@vela/contracts/schemas';
import { countryText, groupedNumber } from '@vela/formats';
import { listed, t, texts } from '@vela/language';
import { ownDateText, ownMomentText } from '@vela/market/days';

const TITLES: Readonly<Record<string, string>> = texts({
  necessary: 'necessary cookies',
  analytics: 'analytics',
  'self-identification': 'answers for the fairness report',
});

const KINDS: Readonly<Record<ConsentRecord['kind'], string>> = texts({
  signup: 'Sign-up',
  cookies: 'Cookies',
  fairness: 'Fairness',
});

const titleOf = (category: string): string | undefined => {
  const text = LEGAL_TEXT_NAMES.find((name) => name === category);
  return text && LEGAL_TEXTS[text].title;
};

/** @returns what was agreed to, such as 'Cookies: necessary cookies and analytics' */
export function consentText({ kind, categories }: ConsentRecord): string {
  const agreed = categories.map((category) => titleOf(category) ?? TITLES[category] ?? category.replaceAll('-', ' '));
  return `${KINDS[kind]}: ${listed(agreed, 'and') || t('nothing')}`;
}

export const timesText = (times: number): string => t('{count, plural, one {once} other {# times}}', { count: times });

/** What recruiters did by hand, in the order in which it is told. */
const MOVED = [
  ['up', (times: string) => t('put up by a recruiter {times}', { times })],
  ['down', (times: string) => t('put down by a recruiter {times}', { times })],
  ['aside', (times: string) => t('put aside by a recruiter {times}', { times })],
] as const;

export const APPEARANCES = texts({
  about:
    'We note where a profile stands in recruiters’ lists of matches, once a day for each role: how often, where and with which score. It is kept for two years, spreads attention more evenly, and shows whether lists are fair. Where a recruiter put you up, down or aside by hand, that is said too. Which company it was, and why, is not part of it.',
  none: 'You have not stood in a list of matches yet.',
});

type Times = Pick<Appearances, 'shown' | 'viewed' | 'asked'>;
const timesOf = ({ shown, viewed, asked }: Times) => ({
  shown: timesText(shown),
  viewed: timesText(viewed),
  asked: timesText(asked),
});

/** @returns how often in all, as a sentence */
export const appearancesText = (all: Times): string =>
  t('Shown {shown}, viewed {viewed}, asked {asked}.', timesOf(all));

/** @returns how often and how for one role */
export function roleAppearancesText(role: Appearances['roles'][number]): string {
  const { bestPlace, scores, movedByPeople } = role;
  return [
    t('shown {shown}, viewed {viewed}, asked {asked}', timesOf(role)),
    ...(bestPlace === null ? [] : [t('best place {place}', { place: groupedNumber(bestPlace) })]),
    ...(scores === null ? [] : [scoresText(scores)]),
    ...MOVED.flatMap(([where, text]) => (movedByPeople[where] === 0 ? [] : [text(timesText(movedByPeople[where]))])),
  ].join(' · ');
}

const scoresText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? t('score {score, number}', { score: to }) : t('score {from, number} to {to, number}', { from, to });

export const RANKING = texts({
  about:
    'For a recruiter’s role, Vela ranks profiles by a fixed rule: skills, years, pay, place and other terms. You can leave the rankings and stay on Vela.',
  label: 'Rank my profile for roles',
  on: 'You stand in recruiters’ lists of matches, with a score and its reasons.',
  off: 'You are in no list of matches and are not counted there. Recruiters find you by searching, and can ask you for a role; the request then tells you how well it fits. Where you say that you are interested in a role, its company sees that.',
});

export const CONTESTS = texts({
  about:
    'Scores follow a fixed rule, and a rule can be wrong about somebody. Say what seems wrong: a person of Vela looks into it and answers, here and by mail. No company learns of it.',
  which: 'Role or company',
  why: 'What seems wrong',
  send: 'Contest the score',
  waiting: 'Waits for an answer.',
  answered: 'Answer',
});

export const SESSIONS = texts({
  about:
    'If you used a computer that is not yours, or lost one, sign out there from here. Place and time are rough: we keep the country or the first half of the network address, and the hour.',
  end: 'Sign out',
  endOthers: 'Sign out everywhere else',
  onlyHere: 'You are signed in only here.',
});

/** @returns such as 'Firefox, Windows – this session' */
export const sessionTitle = ({ device, current }: SessionEntry): string =>
  current ? t('{device} – this session', { device }) : device;

/** @returns such as 'Sweden, last used 3 November 2026 at 14:00 CET, signed in since 1 November 2026' */
export const sessionUseText = ({ place, lastUsedAt, signedInAt }: SessionEntry): string =>
  t('{place}, last used {time}, signed in since {day}', {
    place: countryText(place),
    time: ownMomentText(lastUsedAt),
    day: ownDateText(signedInAt),
  });
