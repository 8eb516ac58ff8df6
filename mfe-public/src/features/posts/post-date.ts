import type { Post } from '@vela/contracts/schemas';
import { locale, t } from '@vela/language';
import { dayText, MARKET_TIME_ZONE } from '@vela/market/days';

// One time zone for everybody, so that a page made beforehand says the same as the reader's browser.
const hourText = (moment: Date): string =>
  moment.toLocaleTimeString(locale(), {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: MARKET_TIME_ZONE,
  });

/** The moment that matters of a post: when an event begins, when news was published. */
export const dateOf = ({ startsAt, publishedAt }: Post): string => startsAt ?? publishedAt;

/**
 * @param now milliseconds since 1970
 * @returns such as '4 December 2026, 17:00 CET, Göteborg' for an event, with 'Past: ' before it once it has begun;
 * '4 December 2026' for news
 */
export function whenText({ startsAt, publishedAt, place }: Post, now: number): string {
  if (startsAt === null) return dayText(publishedAt);
  const start = new Date(startsAt);
  const when = [dayText(start), hourText(start), ...(place === null || place === '' ? [] : [place])].join(', ');
  return start.getTime() < now ? t('Past: {when}', { when }) : when;
}
