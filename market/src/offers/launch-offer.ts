import type { Moment } from '../days/index.js';
import { BASE_FREE_PROFILES } from '../prices/index.js';

/** Free profiles granted on top while the launch offer runs; they expire at its end. */
export const LAUNCH_OFFER_PROFILES = 2;

/** @param until last moment of the offer, null for who has none */
export const launchOfferRuns = (until: Moment | null, now: Moment): boolean =>
  until !== null && new Date(now) <= new Date(until);

/** @returns how many free profiles a company starts with: more while the launch offer runs */
export const startingProfiles = (until: Moment | null, now: Moment): number =>
  launchOfferRuns(until, now) ? BASE_FREE_PROFILES + LAUNCH_OFFER_PROFILES : BASE_FREE_PROFILES;
