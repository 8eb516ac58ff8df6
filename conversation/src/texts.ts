import type { ConversationSide } from '@vela/contracts/constants';
import type { ConversationDetails, ConversationEntry } from '@vela/contracts/schemas';

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** @returns the day of a moment where the reader is, such as 'Tuesday 24 November' */
export const dayOfText = (moment: string): string => day.format(new Date(moment));
/** @returns the time of a moment where the reader is, such as '14:05' */
export const timeOfText = (moment: string): string => hour.format(new Date(moment));

const DAY_MS = 86_400_000;

/** @returns how long ago a moment was, such as 'since today' or 'for 3 days' */
export function sinceText(moment: string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(moment).getTime()) / DAY_MS);
  if (days < 1) return 'since today';
  return days === 1 ? 'for a day' : `for ${days} days`;
}

/** @param own the reader's side @returns whose turn it is, and since when */
export function waitingText(
  { waiting }: Pick<ConversationDetails, 'waiting'>,
  own: ConversationSide,
  other: string,
  now: Date,
): string {
  if (waiting === null) return '';
  return waiting.for === own
    ? `${other} waits for you ${sinceText(waiting.since, now)}`
    : `Waits for ${other} ${sinceText(waiting.since, now)}`;
}

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
