import type { Post } from '@vela/contracts/schemas';
import { listed, t } from '@vela/language';
import { dayOf, dayText, endOfDayAfter, timeText } from '@vela/market/days';
import { ONLINE_PLACE } from '@vela/market/posts';

/** The moment that matters of a post: when an event begins, when news was published. */
export const dateOf = ({ startsAt, publishedAt }: Post): string => startsAt ?? publishedAt;

/**
 * How long it takes nobody has said: on its day whoever comes late may still come.
 * @param now milliseconds since 1970
 */
export const hasBeen = (startsAt: string, now: number): boolean => endOfDayAfter(new Date(startsAt), 0).getTime() < now;

const placeText = (place: string): string => (place === ONLINE_PLACE ? t('Online') : place);

/**
 * Told by the market's clocks, so that a page made beforehand says the same as the reader's browser.
 * @param now milliseconds since 1970
 * @returns such as '4 December 2026, 17:00 CET, Göteborg' for an event, with 'Today: ' before it on its day and 'Past: '
 * after it; '4 December 2026' for news
 */
export function whenText({ startsAt, publishedAt, place }: Post, now: number): string {
  if (startsAt === null) return dayText(publishedAt);
  const start = new Date(startsAt);
  const when = listed([dayText(start), timeText(start), ...(place === null || place === '' ? [] : [placeText(place)])]);
  if (hasBeen(startsAt, now)) return t('Past: {when}', { when });
  return dayOf(start) === dayOf(now) ? t('Today: {when}', { when }) : when;
}
