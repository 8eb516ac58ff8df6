import type { ConversationSide } from '@vela/contracts/constants';
import type { ConversationEntry, ReplyClock, ReplyFigures } from '@vela/contracts/schemas';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** @returns the day of a moment where the reader is, such as 'Tuesday 24 November' */
export const dayOfText = (moment: string): string => day.format(new Date(moment));
/** @returns the time of a moment where the reader is, such as '14:05' */
export const timeOfText = (moment: string): string => hour.format(new Date(moment));

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_MS = 86_400_000;
/** Days back for which the name of a weekday means one day. */
const WEEKDAYS_KNOWN = 6;

const midnightOf = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** @returns calendar days of the reader between two moments, below 0 where `to` is earlier */
const daysBetween = (from: Date, to: Date): number => Math.round((midnightOf(to) - midnightOf(from)) / DAY_MS);

/** @returns since which day of the reader, such as 'since today', 'since Tuesday' or 'since 4 November' */
export function sinceText(moment: string, now: Date): string {
  const since = new Date(moment);
  const days = daysBetween(since, now);
  if (days < 1) return 'since today';
  if (days === 1) return 'since yesterday';
  return `since ${days <= WEEKDAYS_KNOWN ? weekday.format(since) : dayAndMonth.format(since)}`;
}

function endsText(until: string, now: Date): string {
  const end = new Date(until);
  const days = daysBetween(now, end);
  if (days < 1) return 'ends today';
  return days === 1 ? 'ends tomorrow' : `ends on ${dayAndMonth.format(end)}`;
}

/** @param days business days @returns such as 'within 2 working days' */
export function withinText(days: number): string {
  if (days === 0) return 'on the same day';
  return days === 1 ? 'within a working day' : `within ${days} working days`;
}

/**
 * @param clock null where nobody waits
 * @param own the reader's side
 * @returns whose turn it is, since when, and what is to be expected, such as 'Waits for you since Tuesday, ends on 4 December'
 */
export function clockText(clock: ReplyClock | null, own: ConversationSide, other: string, now: Date): string {
  if (clock === null) return '';
  const isOwn = clock.for === own;
  return [
    `Waits for ${isOwn ? 'you' : other} ${sinceText(clock.since, now)}`,
    ...(clock.usualDays === null
      ? []
      : [`${isOwn ? 'you usually answer' : 'usually answered'} ${withinText(clock.usualDays)}`]),
    ...(clock.until === null ? [] : [endsText(clock.until, now)]),
  ].join(', ');
}

/** @returns how a company answers, in a sentence or two */
export const repliesText = ({ conversations, answered, days }: ReplyFigures): string =>
  `Answers ${withinText(days)}. ${answered} of ${conversations} conversations get an answer.`;

/** Said where there is too little to work figures out from. */
export const REPLIES_UNKNOWN = 'Too few conversations yet to say how this company answers.';
export const LEAVES_WAITING = 'Often leaves people waiting';

/** @returns why nothing can be written any more */
export function endedText(ended: NonNullable<ConversationEntry['ended']>, own: ConversationSide): string {
  if (ended.by === 'accountClosed') return 'The account on the other side is closed.';
  return ended.by === own ? 'You ended this conversation.' : 'The other side ended this conversation.';
}

/** @returns the first letters of a name, for its mark */
export const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
    .join('');
