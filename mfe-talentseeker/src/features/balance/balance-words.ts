import type { Balance } from '@vela/contracts/schemas';

const dayAndMonth = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

/** @returns '+ 2 launch-offer profiles until 30 April', or null while there are none */
export function launchOfferText({ launchOfferProfiles: count, launchOfferUntil: until }: Balance): string | null {
  if (count === 0) return null;
  const profiles = count === 1 ? '1 launch-offer profile' : `${count} launch-offer profiles`;
  return until === null ? `+ ${profiles}` : `+ ${profiles} until ${dayAndMonth(until)}`;
}

/** @returns what open requests hold back, such as ['1 profile', '3 tokens'] */
export function reservedParts({ reservedProfiles, reservedTokens }: Balance): string[] {
  const parts = [];
  if (reservedProfiles > 0) parts.push(reservedProfiles === 1 ? '1 profile' : `${reservedProfiles} profiles`);
  if (reservedTokens > 0) parts.push(reservedTokens === 1 ? '1 token' : `${reservedTokens} tokens`);
  return parts;
}
