import type { Balance } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { dayAndMonthText } from '@vela/market/days';

/** @returns '+ 2 launch-offer profiles until 30 April', or null while there are none */
export function launchOfferText({ launchOfferProfiles: count, launchOfferUntil: until }: Balance): string | null {
  if (count === 0) return null;
  return until === null
    ? t('+ {count, plural, one {# launch-offer profile} other {# launch-offer profiles}}', { count })
    : t('+ {count, plural, one {# launch-offer profile} other {# launch-offer profiles}} until {day}', {
        count,
        day: dayAndMonthText(until),
      });
}
