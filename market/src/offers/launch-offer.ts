import { dayOf, endOfDay, type Moment } from '../days/index.js';
import { BASE_FREE_PROFILES } from '../prices/index.js';

/** Free profiles granted on top while the launch offer runs; they expire at its end. */
export const LAUNCH_OFFER_PROFILES = 2;

/** The launch offer ends with this day of the year, "valid until 30 April". */
const LAST_DAY = '04-30';

/** @returns where nothing else is configured, the last moment of the next 30 April, this year's included */
export function nextLaunchOfferEnd(now: Moment): Date {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const thisYears = `${year}-${LAST_DAY}`;
  return endOfDay(today <= thisYears ? thisYears : `${year + 1}-${LAST_DAY}`);
}

/** @param until last moment of the offer, null for who has none */
export const launchOfferRuns = (until: Moment | null, now: Moment): boolean =>
  until !== null && new Date(now) <= new Date(until);

/** @returns how many free profiles a company starts with: more while the launch offer runs */
export const startingProfiles = (until: Moment | null, now: Moment): number =>
  launchOfferRuns(until, now) ? BASE_FREE_PROFILES + LAUNCH_OFFER_PROFILES : BASE_FREE_PROFILES;
