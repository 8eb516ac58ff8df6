import type { Post } from '@vela/contracts/schemas';
import { listed, t } from '@vela/language';
import { dayText, timeText } from '@vela/market/days';
import { ONLINE_PLACE } from '@vela/market/posts';

/** The moment that matters of a post: when an event begins, when news was published. */
export const dateOf = ({ startsAt, publishedAt }: Post): string => startsAt ?? publishedAt;

const placeText = (place: string): string => (place === ONLINE_PLACE ? t('Online') : place);

/**
 * Told by the market's clocks, so that a page made beforehand says the same as the reader's browser.
 * @param now milliseconds since 1970
 * @returns such as '4 December 2026, 17:00 CET, Göteborg' for an event, with 'Past: ' before it once it has begun;
 * '4 December 2026' for news
 */
export function whenText({ startsAt, publishedAt, place }: Post, now: number): string {
  if (startsAt === null) return dayText(publishedAt);
  const start = new Date(startsAt);
  const when = listed([dayText(start), timeText(start), ...(place === null || place === '' ? [] : [placeText(place)])]);
  return start.getTime() < now ? t('Past: {when}', { when }) : when;
}
