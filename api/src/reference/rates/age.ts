import { DAY_MS } from '@vela/market/days';
import type { RateTable } from '@vela/matching';

/** After so many days a table is old: banks' holidays are over, and pay in another currency may be told wrong. */
const RATES_OLD_AFTER_DAYS = 7;

/** @param today a day as 'YYYY-MM-DD' */
export const areOldRates = ({ date }: Pick<RateTable, 'date'>, today: string): boolean =>
  (Date.parse(today) - Date.parse(date)) / DAY_MS > RATES_OLD_AFTER_DAYS;
