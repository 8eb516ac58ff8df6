import type { Balance } from '@vela/contracts/schemas';
import { dayAndMonthText } from '@vela/market/days';
import { LAUNCH_OFFER_PROFILES } from '@vela/market/offers';
import { BASE_FREE_PROFILES } from '@vela/market/prices';

export interface StartingProfiles {
  readonly count: number;
  /** Last day of the launch offer, null when it is over. */
  readonly offerUntil: string | null;
}

/**
 * How many free profiles a company starts with: with the launch offer while it runs, without it afterwards
 * (docs/specification.md, "Free profiles").
 * @param now milliseconds since 1970
 */
export function startingProfiles(
  balance: Pick<Balance, 'launchOfferUntil'> | undefined,
  now: number,
): StartingProfiles {
  const until = balance?.launchOfferUntil ?? null;
  if (until === null || Date.parse(until) < now) return { count: BASE_FREE_PROFILES, offerUntil: null };
  return { count: BASE_FREE_PROFILES + LAUNCH_OFFER_PROFILES, offerUntil: dayAndMonthText(until) };
}
