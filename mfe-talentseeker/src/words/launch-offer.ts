import type { Balance } from '@vela/contracts/schemas';
import { dayAndMonthText } from '@vela/market/days';

/** @returns '+ 2 launch-offer profiles until 30 April', or null while there are none */
export function launchOfferText({ launchOfferProfiles: count, launchOfferUntil: until }: Balance): string | null {
  if (count === 0) return null;
  const profiles = count === 1 ? '1 launch-offer profile' : `${count} launch-offer profiles`;
  return until === null ? `+ ${profiles}` : `+ ${profiles} until ${dayAndMonthText(until)}`;
}
