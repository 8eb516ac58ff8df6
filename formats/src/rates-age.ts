import type { AdminOverview } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { shortDayText } from '@vela/market/days';

/** @returns of which day the rates are that pay is compared by; where they are old, who sets where newer ones are read */
export const ratesAgeText = ({ date, old }: AdminOverview['rates']): string =>
  old
    ? t('The currency rates are of {day}. Whoever runs Vela sets where newer ones are read: docs/settings.md.', {
        day: shortDayText(date),
      })
    : t('The currency rates are of {day}.', { day: shortDayText(date) });
