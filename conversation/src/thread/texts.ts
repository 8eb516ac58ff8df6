import type { ConversationSide } from '@vela/contracts/constants';
import type { ConversationEntry, ReplyClock } from '@vela/contracts/schemas';
import { listed, t } from '@vela/language';
import { dayAndMonthText, daysBetween, weekdayText } from '@vela/market/days';
import { withinText } from '@vela/slice-parts/company';

/** Days back for which the name of a weekday means one day. */
const WEEKDAYS_KNOWN = 6;

/** @returns since which day of the market, such as 'since today', 'since Tuesday' or 'since 4 November' */
export function sinceText(since: string, now: Date): string {
  const days = daysBetween(since, now);
  if (days < 1) return t('since today');
  if (days === 1) return t('since yesterday');
  return t('since {day}', { day: days <= WEEKDAYS_KNOWN ? weekdayText(since) : dayAndMonthText(since) });
}

/** A deadline is a day of the market: mails and the page of the request name the same. */
function endsText(until: string, now: Date): string {
  const days = daysBetween(now, until);
  if (days < 1) return t('ends today');
  return days === 1 ? t('ends tomorrow') : t('ends on {day}', { day: dayAndMonthText(until) });
}

const usuallyText = (isOwn: boolean, within: string): string =>
  isOwn ? t('you usually answer {within}', { within }) : t('usually answered {within}', { within });

/**
 * @param clock null where nobody waits
 * @param own the reader's side
 * @returns whose turn it is, since when, and what is to be expected, such as 'Waits for you since Tuesday, ends on 4 December'
 */
export function clockText(clock: ReplyClock | null, own: ConversationSide, other: string, now: Date): string {
  if (clock === null) return '';
  const isOwn = clock.for === own;
  const since = sinceText(clock.since, now);
  return listed([
    isOwn ? t('Waits for you {since}', { since }) : t('Waits for {name} {since}', { name: other, since }),
    ...(clock.usualDays === null ? [] : [usuallyText(isOwn, withinText(clock.usualDays))]),
    ...(clock.until === null ? [] : [endsText(clock.until, now)]),
  ]);
}

/** @returns why nothing can be written any more */
export function endedText(ended: NonNullable<ConversationEntry['ended']>, own: ConversationSide): string {
  if (ended.by === 'accountClosed') return t('The account on the other side is closed.');
  return ended.by === own ? t('You ended this conversation.') : t('The other side ended this conversation.');
}
